/** A remote's style sheets are CSS Modules; a plain one would reach the whole page. */
module.exports = function refuseGlobalCss() {
  throw new Error(
    `${this.resourcePath}: a remote may import CSS Modules (*.module.css) only; plain style sheets belong to the shell`,
  );
};

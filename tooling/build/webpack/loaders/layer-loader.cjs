/**
 * Puts a style sheet into the CSS layer of its release, so that two versions live in one page cannot
 * override each other by order, and no version has unlayered rules.
 */
module.exports = function layerLoader(source) {
  const { layer, order } = this.getOptions();
  const hoisted = [];
  const body = source.replace(/@(?:charset|import)\b[^;]*;/g, (rule) => {
    hoisted.push(rule.startsWith('@import') ? rule.replace(/;$/, ` layer(${layer});`) : rule);
    return '';
  });
  const declared = order.length > 1 ? `@layer ${order.join(', ')};\n` : '';
  return `${hoisted.join('\n')}${declared}@layer ${layer} {\n${body}\n}\n`;
};

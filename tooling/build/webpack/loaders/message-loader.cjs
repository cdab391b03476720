const { pathToFileURL } = require('node:url');

/** Replaces each ICU text of a locale file by its parsed form; a text that does not parse stops the build. */
module.exports = function messageLoader(source) {
  const done = this.async();
  parseAll(source, this.getOptions().parser).then(
    (text) => done(null, text),
    (cause) => done(new Error(`${this.resourcePath}: ${cause.message}`)),
  );
};

async function parseAll(source, parserFile) {
  const { parse } = await import(pathToFileURL(parserFile).href);
  const parsed = Object.entries(JSON.parse(source)).map(([id, text]) => {
    try {
      return [id, parse(text, { captureLocation: false })];
    } catch (cause) {
      throw new Error(`${id}: ${cause.message}`);
    }
  });
  return JSON.stringify(Object.fromEntries(parsed));
}

/** What makes a call or a schema. `v.parse` and its like are not among them: they throw. */
const makers = /(?<![\w.$])(?:defineCall|filledText|trimmedText|v\.(?!parse|safeParse|assert|is\()\w+)\(/g;
const withoutDefinitions = /function \/\*#__PURE__\*\/ /g;

/**
 * Marks the calls and schemas of the contract as free of side effects, so that a bundle leaves out those of a file that
 * it does not use. Webpack reads the notes of valibot's own functions for plain names only, not behind `v.`.
 */
module.exports = function pureContract(source) {
  return source.replace(makers, (maker) => `/*#__PURE__*/ ${maker}`).replace(withoutDefinitions, 'function ');
};

/** Takes part in no line: zero-width characters, marks of direction, soft hyphens, fillers, selectors. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** The pattern of no letter is drawn as nothing, and is no space to Unicode. */
const spaces = /[\s\u2800]+/gu;
const control = /\p{Cc}+/gu;
const dashes = /[\p{Pd}\u2212]/gu;
const foreign = /[^\0-\x7f]+/gu;

/**
 * The reference of a bank as it is kept and compared: what looks the same on a screen is the same text. Letters of ASCII keep
 * their case for whoever reads it beside the bank's paper, and the index folds them; others are folded here, since what `lower`
 * does with them depends on the database.
 */
export const bankReference = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(spaces, ' ')
    .replace(control, '')
    .replace(dashes, '-')
    .replace(foreign, (letters) => letters.toLowerCase().toUpperCase().toLowerCase())
    .normalize('NFKC')
    .trim();

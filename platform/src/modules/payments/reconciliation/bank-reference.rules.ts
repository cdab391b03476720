/** Invisible characters: zero-width characters, direction marks, soft hyphens, fillers, selectors. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** The empty Braille pattern is drawn as blank, but Unicode does not count it as a space. */
const spaces = /[\s\u2800]+/gu;
const control = /\p{Cc}+/gu;
const dashes = /[\p{Pd}\u2212]/gu;
const foreign = /[^\0-\x7f]+/gu;

/**
 * Normalizes a bank reference for storage and comparison: what looks the same on a screen becomes the same text. ASCII
 * letters keep their case, for comparison with bank statements, and the index folds them; other letters are folded
 * here, because `lower` treats them differently on each database.
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

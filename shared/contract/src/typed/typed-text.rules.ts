/** Characters without width: zero-width characters, direction marks, soft hyphens, fillers, selectors. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const spaces = /[\s\u2800]+/gu;
const dashes = /[\p{Pd}\u2212]/gu;
/** Acute and grave accents replace apostrophes on some keyboards; NFKC would decompose the former. */
const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\u2032\u00b4`]/gu;
const foreignDigits = /(?![0-9])\p{Nd}/gu;
/** Number punctuation that NFKC keeps: Chinese full stop and list comma, Arabic decimal and thousands marks. */
const figureMarks: Readonly<Record<string, string>> = { '\u3002': '.', '\u3001': ',', '\u066b': '.', '\u066c': ',' };

/** Removes invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/**
 * Folds typed text to the form that rules check: NFKC without invisible characters, ASCII digits, hyphens for dashes,
 * straight apostrophes, single spaces, trimmed. Never for passwords, which are stored as typed.
 */
export function foldedText(typed: string): string {
  return withoutInvisible(typed)
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .replace(/[\u3001\u3002\u066b\u066c]/g, (mark) => figureMarks[mark] ?? mark)
    .replace(foreignDigits, asciiDigit)
    .replace(dashes, '-')
    .replace(spaces, ' ')
    .trim();
}

/** Unicode lists a script's digits from 0 to 9; where two lists touch, each begins at a multiple of ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Folds digits copied with spaces or hyphens between them: codes and payment passwords. */
export const foldedDigits = (typed: string): string => foldedText(typed).replace(/[ -]+/g, '');

import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';

/** Letters that Unicode decomposition leaves whole, as banks write them. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const notPlain = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** Combining marks of Latin, Greek and Cyrillic; those of other scripts make other letters. */
const accents = /[\u0300-\u036f]/g;

/** Reduces a name to its letters: banks write capitals without accents and vary apostrophes and hyphens. */
const lettersOf = (name: string): string =>
  foldedText(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .replace(notPlain, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .normalize('NFC');

/** True for two spellings of one holder's name: case, accents, spaces and punctuation are ignored. */
export function isSameHolder(given: string, known: string): boolean {
  const letters = lettersOf(given);
  return letters !== '' && letters === lettersOf(known);
}

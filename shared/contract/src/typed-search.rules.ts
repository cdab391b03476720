import { foldedText } from './typed-text.rules.ts';

/** Letters that Unicode gives no accent to take off. */
const plainLetters: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ħ: 'h', ı: 'i' };

/**
 * Folds text for searching, as `fold_name` of the database folds names of games: without accents, apostrophes, case and width,
 * with one space for whatever else stands between letters and digits. Text without letters and digits folds to nothing.
 */
export function searchText(text: string): string {
  return foldedText(text)
    .normalize('NFKD')
    .replace(/[\p{M}'`]/gu, '')
    .toLowerCase()
    .replace(/[đøłħı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a search. */
export const searchWords = (text: string): string[] => searchText(text).split(' ').filter(Boolean);

import { foldedText } from './typed-text.rules.ts';

/** Letters whose accents Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ħ: 'h', ı: 'i' };

/**
 * Folds text for searching like `fold_name` of the database: without accents, apostrophes, case and width, with one
 * space for anything else between letters and digits. Text without letters and digits becomes empty. Marks that belong
 * to one script stay: Thai, Burmese and Hindi write vowels with them.
 */
export function searchText(text: string): string {
  return foldedText(text)
    .normalize('NFKD')
    .replace(/['`]|(?=\p{Script=Inherited})\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đøłħı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a search. */
export const searchWords = (text: string): string[] => searchText(text).split(' ').filter(Boolean);

import { type GameCategory, gameCategories } from '@portal/shared/ui/category';

/** Up to four letters that represent a bank: its own short name, the first of its two words, or two of its one word. */
export function bankLetters(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter(Boolean);
  if (/^[A-Z]{2,4}$/.test(first)) return first;
  return second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
}

/** Picks one of the portal's tints by code, always the same. */
export function bankTint(code: string): GameCategory {
  const sum = [...code].reduce((so, letter) => (so * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return gameCategories[sum % gameCategories.length] ?? 'slots';
}

import type { SettingValue } from '../content/index.ts';

export type PayoutBank = SettingValue<'bankAccounts.banks'>[number];

/** Names are the same whatever their case and spaces, and however the keyboard composes their letters. */
export function isSameHolder(given: string, known: string): boolean {
  return plain(given) !== '' && plain(given) === plain(known);
}

const plain = (name: string) => name.normalize('NFC').toLowerCase().replace(/\s+/gu, '');

/** Letters of any script, with what stands in names between them; at least two. */
export function isHolderName(text: string): boolean {
  return /^(?=(.*\p{L}){2})[\p{L}\p{M}\s.'’-]{2,80}$/u.test(text);
}

/** As a person reads it: one space between words. */
export const tidyHolder = (name: string) => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** The number without the spaces and hyphens it was typed with; undefined when it is none of that bank. */
export function accountNumber(typed: string, { minDigits, maxDigits }: PayoutBank): string | undefined {
  const number = typed.replace(/[\s-]+/gu, '');
  return /^\d+$/.test(number) && number.length >= minDigits && number.length <= maxDigits ? number : undefined;
}

/** The last four digits. */
export const maskedNumber = (number: string) => `**** ${number.slice(-4)}`;

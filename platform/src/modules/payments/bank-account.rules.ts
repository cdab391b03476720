import { foldedText } from '@portal/shared/contract/typed-text.rules';
import type { SettingValue } from '../content/index.ts';

export type PayoutBank = SettingValue<'bankAccounts.banks'>[number];

/** Letters of any script, with what stands in names between them: "A/L", " @ ", "·"; at least two letters. */
export function isHolderName(text: string): boolean {
  return /^(?=(.*\p{L}){2})(?:[\p{L}\p{M}\s.,'’/()·•・-]|(?<= )@(?= )){2,80}$/u.test(text);
}

/** As a person reads it: one space between words, straight apostrophes, nothing invisible. */
export const tidyHolder = foldedText;

/** The last four digits. */
export const maskedNumber = (number: string) => `**** ${number.slice(-4)}`;

import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';
import type { PaymentSettingValues } from '../payments.settings.ts';

export type PayoutBank = PaymentSettingValues['bankAccounts.banks'][number];

/** At least two letters of any script, with separators such as "A/L", " @ " and "·". */
export function isHolderName(text: string): boolean {
  return /^(?=(.*\p{L}){2})(?:[\p{L}\p{M}\s.,'’/()·•・-]|(?<= )@(?= )){2,80}$/u.test(text);
}

/** Normalizes a holder as a person reads it: single spaces, straight apostrophes, nothing invisible. */
export const tidyHolder = foldedText;

/** Masks all but the last four digits. */
export const maskedNumber = (number: string) => `**** ${number.slice(-4)}`;

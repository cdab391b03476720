import { searchText } from '@portal/shared/contract/typed-search.rules';
import { foldedDigits } from '@portal/shared/contract/typed-text.rules';
import type { PayoutBank } from './bank-account.ts';

type DigitRule = Pick<PayoutBank, 'minDigits' | 'maxDigits'>;

/** Whether the typed text, folded, may be a number of that bank; spaces and hyphens between the digits do not count. */
export function isNumberOf({ minDigits, maxDigits }: DigitRule, typed: string): boolean {
  const number = foldedDigits(typed);
  return /^\d+$/.test(number) && number.length >= minDigits && number.length <= maxDigits;
}

/** Banks whose name has what was typed, wherever it stands. */
export function banksNamed(banks: readonly PayoutBank[], typed: string): readonly PayoutBank[] {
  const wanted = searchText(typed);
  return banks.filter(({ name, code }) => searchText(name).includes(wanted) || searchText(code).startsWith(wanted));
}

/** The last digits alone, as they stand behind the name of a bank: "**** 7890" is "7890". */
export const lastDigits = (masked: string): string => masked.replace(/[^\d]/g, '');

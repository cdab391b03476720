import { searchText } from '@portal/shared/contract/typed/typed-search.rules';
import type { PayoutBank } from './bank-account.ts';

/** Banks whose name contains the typed text. */
export function banksNamed(banks: readonly PayoutBank[], typed: string): readonly PayoutBank[] {
  const wanted = searchText(typed);
  return banks.filter(({ name, code }) => searchText(name).includes(wanted) || searchText(code).startsWith(wanted));
}

/** Only the last digits, as shown after the name of a bank: "**** 7890" is "7890". */
export const lastDigits = (masked: string): string => masked.replace(/[^\d]/g, '');

import { amountText } from '@portal/shared/contract/money/amounts';
import { amountParts } from '@portal/shared/ui/amounts/amount.rules';
import * as v from 'valibot';

/** Groups the thousands of an amount: "9000.00" is "9,000.00". Other texts stay as they are. */
export function groupedAmount(text: string): string {
  if (!v.is(amountText, text)) return text;
  const { sign, digits } = amountParts(text);
  return sign === '-' ? `-${digits}` : digits;
}

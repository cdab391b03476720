import { amountText, minorUnits } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';

/** Also true when one of them is not an amount, which is reported separately. */
export const isAtMost = (low: string, high: string): boolean =>
  !v.is(amountText, low) || !v.is(amountText, high) || minorUnits(low) <= minorUnits(high);

/** The same, and not equal. */
export const isBelow = (low: string, high: string): boolean =>
  !v.is(amountText, low) || !v.is(amountText, high) || minorUnits(low) < minorUnits(high);

import { amountText, minorUnits } from '@portal/shared/contract/amounts';
import * as v from 'valibot';

/** True also where one of them is no amount, which is told by itself. */
export const isAtMost = (low: string, high: string): boolean =>
  !v.is(amountText, low) || !v.is(amountText, high) || minorUnits(low) <= minorUnits(high);

/** The same, and not equal. */
export const isBelow = (low: string, high: string): boolean =>
  !v.is(amountText, low) || !v.is(amountText, high) || minorUnits(low) < minorUnits(high);

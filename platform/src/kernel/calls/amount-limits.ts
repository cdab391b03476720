import { minorUnits } from '@portal/shared/contract/money/amounts';
import { refusalAt } from './refusal-at.ts';

interface Limits {
  min: string;
  max: string;
}

/** Refusal codes for an amount that is outside. */
interface Codes {
  below: string;
  above: string;
}

/** Checks the field `amount` of a call against limits. @throws Refusal the code, with the limit, at that field */
export function assertAmountWithin(amountMinor: bigint, { min, max }: Limits, { below, above }: Codes): void {
  if (amountMinor < minorUnits(min)) throw refusalAt('amount', below, { min });
  if (amountMinor > minorUnits(max)) throw refusalAt('amount', above, { max });
}

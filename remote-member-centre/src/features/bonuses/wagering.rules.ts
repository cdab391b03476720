import { minorUnits } from '@portal/shared/ui/amounts/amount.rules';

/** Whole percent of what has to be bet that has been; 100 only once nothing is missing. */
export function wageringPercent({ required, bet }: { required: string; bet: string }): number {
  const all = minorUnits(required);
  const done = minorUnits(bet);
  if (done >= all) return 100;
  return Number((done * 100n) / all);
}

/** What of the largest amount each one is, in percent, at least one so that its bar can be seen. */
export function sharesOf(amounts: readonly string[]): number[] {
  const units = amounts.map((amount) => Number(minorUnits(amount)));
  const most = Math.max(1, ...units);
  return units.map((each) => Math.max(1, Math.round((each * 100) / most)));
}

/** What has been bet of all that is still open, from what is missing of it. */
export function betOf({ required, missing }: { required: string; missing: string }): bigint {
  const bet = minorUnits(required) - minorUnits(missing);
  return bet < 0n ? 0n : bet;
}

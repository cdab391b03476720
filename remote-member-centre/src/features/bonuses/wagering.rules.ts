import { minorUnits } from '@portal/shared/ui/amounts/amount.rules';

/** Turnover progress in whole percent; 100 only once nothing is missing. */
export function wageringPercent({ required, bet }: { required: string; bet: string }): number {
  const all = minorUnits(required);
  const done = minorUnits(bet);
  if (done >= all) return 100;
  return Number((done * 100n) / all);
}

/** Percentage of each amount of the largest, at least 1 so that its bar is visible. */
export function sharesOf(amounts: readonly string[]): number[] {
  const units = amounts.map((amount) => Number(minorUnits(amount)));
  const most = Math.max(1, ...units);
  return units.map((each) => Math.max(1, Math.round((each * 100) / most)));
}

/** Placed bets of all open requirements, computed from the missing ones. */
export function betOf({ required, missing }: { required: string; missing: string }): bigint {
  const bet = minorUnits(required) - minorUnits(missing);
  return bet < 0n ? 0n : bet;
}

import { wholeNumberTyped } from '@portal/shared/contract/typed-amount.rules';
import type { PointConfig } from './use-point-config.ts';

type Terms = Pick<PointConfig, 'exchangeRatio' | 'convertMin' | 'convertLeftToday'>;

/** Points that can be converted now: whole units, within what there is and what is left of the day; 0 below the least. */
export function mostConvertible(owned: number, { exchangeRatio, convertMin, convertLeftToday }: Terms): number {
  const most = Math.floor(Math.min(owned, convertLeftToday) / exchangeRatio) * exchangeRatio;
  return most < convertMin ? 0 : most;
}

export type ConvertFault = 'number' | 'least' | 'whole' | 'cap' | 'missing';

/** What is wrong with typed points; undefined when they can be converted. */
export function convertFaultOf(text: string, owned: number, terms: Terms): ConvertFault | undefined {
  const points = wholeNumberTyped(text);
  if (points === undefined) return 'number';
  if (points < terms.convertMin) return 'least';
  if (points % terms.exchangeRatio !== 0) return 'whole';
  if (points > terms.convertLeftToday) return 'cap';
  return points > owned ? 'missing' : undefined;
}

/** Minor units that points bring, and what has to be bet of them; whole units of money only. */
export function conversionOf(points: number, exchangeRatio: number, turnoverPercent: number) {
  const money = BigInt(Math.floor(points / exchangeRatio)) * 100n;
  return { money, turnover: (money * BigInt(turnoverPercent)) / 100n };
}

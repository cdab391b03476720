import { wholeNumberTyped } from '@portal/shared/contract/typed/typed-amount.rules';
import type { PointConfig } from '../use-point-config.ts';

type Terms = Pick<PointConfig, 'exchangeRatio' | 'convertMin' | 'convertLeftToday'>;

/** Points that can be converted now: whole units, within balance and daily limit; 0 below the minimum. */
export function mostConvertible(owned: number, { exchangeRatio, convertMin, convertLeftToday }: Terms): number {
  const most = Math.floor(Math.min(owned, convertLeftToday) / exchangeRatio) * exchangeRatio;
  return most < convertMin ? 0 : most;
}

type ConvertFault = 'number' | 'least' | 'whole' | 'cap' | 'missing';

/** Validates typed points; undefined if they can be converted. */
export function convertFaultOf(text: string, owned: number, terms: Terms): ConvertFault | undefined {
  const points = wholeNumberTyped(text);
  if (points === undefined) return 'number';
  if (points < terms.convertMin) return 'least';
  if (points % terms.exchangeRatio !== 0) return 'whole';
  if (points > terms.convertLeftToday) return 'cap';
  return points > owned ? 'missing' : undefined;
}

/** Money for points in minor units, and its turnover requirement; whole units of money only. */
export function conversionOf(points: number, exchangeRatio: number, turnoverPercent: number) {
  const money = BigInt(Math.floor(points / exchangeRatio)) * 100n;
  return { money, turnover: (money * BigInt(turnoverPercent)) / 100n };
}

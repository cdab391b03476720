import { stakeMultiple } from '../engine.ts';
import type { PublishedReturn } from '../returns/published-return.ts';
import { corners, denominator } from './cockfight.rules.ts';

const lotsInAll = corners.reduce((sum, { lots }) => sum + lots, 0);

/** The return of a corner: its winning lots times its payout. */
export const cockfightReturns: readonly PublishedReturn[] = corners.map(({ id, label, lots, units }) => ({
  label,
  pays: stakeMultiple(units, denominator),
  percent: (100 * lots * units) / (lotsInAll * denominator),
  spots: [id],
}));

import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { GameSettings } from '../games.settings.ts';

interface Limit {
  largest: string;
  reviewAbove: string;
}

/** Reads the limits of wins for the functions of platform/database/functions/wins.sql, in whole minor units. */
export async function readWinLimits(settings: GameSettings): Promise<string> {
  const { all, vendors, games } = await settings.get('wins.limits');
  return JSON.stringify({ all: inMinor(all), vendors: each(vendors), games: each(games) });
}

const inMinor = ({ largest, reviewAbove }: Limit) => ({
  largest: String(minorUnits(largest)),
  review: String(minorUnits(reviewAbove)),
});

const each = (limits: Readonly<Record<string, Limit>>) =>
  Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, inMinor(limit)]));

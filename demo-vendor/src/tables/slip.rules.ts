import { minorUnits } from '@portal/shared/contract/amounts';
import type { Spot } from '../engines/chips.rules.ts';
import { paysTimes } from './table.rules.ts';
import { chipMinor, spotLimitMinor, tableLimits } from './table-limits.rules.ts';
import { isStanding, type LaidStake, type Ticket } from './ticket.ts';

export type SlipRefusal = 'invalid_stake' | 'unknown_spot' | 'above_spot_limit' | 'above_round_limit' | 'too_many_bets';

export const limitOf = (spot: Spot) => spotLimitMinor(paysTimes(spot));

const mostPerRound = Number(minorUnits(tableLimits.mostPerRound));

/** Why chips may not be laid beside those that lie already; undefined when they may. Amounts in minor units. */
export function slipRefusal(
  spots: readonly Spot[],
  chips: readonly LaidStake[],
  ticket: Ticket | undefined,
): SlipRefusal | undefined {
  const lying = (ticket?.bets ?? []).filter(isStanding);
  if (chips.length === 0 || chips.some(({ minor }) => minor <= 0 || minor % chipMinor !== 0)) return 'invalid_stake';
  if (new Set(chips.map(({ spot }) => spot)).size !== chips.length) return 'invalid_stake';
  if (lying.length >= tableLimits.betsPerRound) return 'too_many_bets';
  for (const { spot, minor } of chips) {
    const known = spots.find(({ id }) => id === spot);
    if (!known) return 'unknown_spot';
    if (sumOn(spot, lying) + minor > limitOf(known)) return 'above_spot_limit';
  }
  const total = [...lying, { minor: sumOf(chips) }].reduce((sum, { minor }) => sum + minor, 0);
  return total > mostPerRound ? 'above_round_limit' : undefined;
}

export const sumOf = (chips: readonly LaidStake[]) => chips.reduce((sum, { minor }) => sum + minor, 0);

function sumOn(spot: string, bets: readonly { chips: readonly LaidStake[] }[]): number {
  return sumOf(bets.flatMap(({ chips }) => chips).filter((chip) => chip.spot === spot));
}

import type { Spot } from '@portal/engines/chips.rules';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { StakeFault } from '../../rounds/stake-text.rules.ts';
import { amountOf } from '../../tickets/amount-of.ts';
import { paysTimes } from '../table.rules.ts';
import { chipMinor, spotLimitMinor, tableLimits } from './table-limits.rules.ts';
import { type Chip, isActiveBet, type Ticket } from './ticket.ts';

/** Why chips are refused, with the violated limit. */
export interface SlipRefusal {
  code:
    | StakeFault
    | 'below_minimum'
    | 'uneven_stake'
    | 'repeated_spot'
    | 'unknown_spot'
    | 'above_spot_limit'
    | 'above_round_limit'
    | 'too_many_bets';
  limit?: string;
}

export const limitOf = (spot: Spot) => spotLimitMinor(paysTimes(spot));

const mostPerRound = Number(minorUnits(tableLimits.mostPerRound));

/** Returns why chips may not be added to those already placed, or undefined. Amounts in minor units. */
export function slipRefusal(
  spots: readonly Spot[],
  chips: readonly Chip[],
  ticket: Ticket | undefined,
): SlipRefusal | undefined {
  const lying = (ticket?.bets ?? []).filter(isActiveBet);
  if (chips.some(({ minor }) => minor < chipMinor)) return refusedAt('below_minimum', chipMinor);
  if (chips.some(({ minor }) => minor % chipMinor !== 0)) return refusedAt('uneven_stake', chipMinor);
  if (new Set(chips.map(({ spot }) => spot)).size !== chips.length) return { code: 'repeated_spot' };
  if (lying.length >= tableLimits.betsPerRound) return { code: 'too_many_bets' };
  for (const { spot, minor } of chips) {
    const known = spots.find(({ id }) => id === spot);
    if (!known) return { code: 'unknown_spot' };
    if (sumOn(spot, lying) + minor > limitOf(known)) return refusedAt('above_spot_limit', limitOf(known));
  }
  const total = [...lying, { minor: sumOf(chips) }].reduce((sum, { minor }) => sum + minor, 0);
  return total > mostPerRound ? refusedAt('above_round_limit', mostPerRound) : undefined;
}

const refusedAt = (code: SlipRefusal['code'], minor: number): SlipRefusal => ({
  code,
  limit: amountOf(minor),
});

export const sumOf = (chips: readonly Chip[]) => chips.reduce((sum, { minor }) => sum + minor, 0);

function sumOn(spot: string, bets: readonly { chips: readonly Chip[] }[]): number {
  return sumOf(bets.flatMap(({ chips }) => chips).filter((chip) => chip.spot === spot));
}

import type { PlatformRoundState } from '../../operators/platform-round-state.ts';
import type { Seat } from '../matches/match.rules.ts';
import { isMatchRunning, type Match, withSeat } from '../matches/match.ts';
import { withoutPlay } from './settle.rules.ts';

/** A match without an action for this long is stalled: a turn lasts less than half a minute. */
const stalledMs = 600_000;

/** Returns whether a running match is stalled. */
export function isStalled(match: Match, nowMs: number): boolean {
  const last = match.actions.at(-1)?.at ?? match.at;
  return isMatchRunning(match) && nowMs - Date.parse(last) > stalledMs;
}

/** Calls off a stalled match; both stakes are returned. */
export const calledOff = (match: Match): Match => withoutPlay(match);

/**
 * Continues a match with a stuck seat by the state of the seat's round at the platform: a round that has ended there is
 * over, otherwise the payment is due again.
 */
export function owedAgain(match: Match, seat: Seat, roundState: PlatformRoundState): Match {
  const isStakeOwed = match.seats[seat].stake === 'stuck';
  if (roundState === 'settled')
    return withSeat(match, seat, { ...withoutRefusal, isPaid: true, ...stakeIs(isStakeOwed) });
  if (roundState === 'rolled_back') return withSeat(match, seat, { ...withoutRefusal, stake: 'returned' });
  if (isStakeOwed) return { ...withSeat(match, seat, { stake: 'returning' }), phase: 'returning' };
  return { ...withSeat(match, seat, withoutRefusal), phase: 'settling' };
}

const withoutRefusal = { winRefusal: undefined } as const;
/** If the platform has settled the round, a stake that was to be returned counts as taken. */
const stakeIs = (isOwed: boolean) => (isOwed ? ({ stake: 'taken' } as const) : {});

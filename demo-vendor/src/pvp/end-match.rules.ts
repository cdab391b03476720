import type { Standing } from '../operators/standing.ts';
import type { Seat } from './match.rules.ts';
import { isMatchRunning, type Match, withSeat } from './match.ts';
import { withoutPlay } from './settle.rules.ts';

/** A match in which nothing has happened for so long does not go on by itself: a turn lasts less than half a minute. */
const standsStillMs = 600_000;

/** Whether a match that runs has come to a stand. */
export function standsStill(match: Match, nowMs: number): boolean {
  const last = match.actions.at(-1)?.at ?? match.at;
  return isMatchRunning(match) && nowMs - Date.parse(last) > standsStillMs;
}

/** A match that came to a stand, and is not played on: both stakes go back. */
export const calledOff = (match: Match): Match => withoutPlay(match);

/**
 * A match of which the platform refused what a seat is owed, as it goes on where the seat's round stands there: what is over
 * there is over, and what is owed is owed again.
 */
export function owedAgain(match: Match, seat: Seat, standing: Standing): Match {
  const isStakeOwed = match.seats[seat].stake === 'stuck';
  if (standing === 'settled')
    return withSeat(match, seat, { ...withoutRefusal, isPaid: true, ...stakeIs(isStakeOwed) });
  if (standing === 'rolled_back') return withSeat(match, seat, { ...withoutRefusal, stake: 'returned' });
  if (isStakeOwed) return { ...withSeat(match, seat, { stake: 'returning' }), phase: 'returning' };
  return { ...withSeat(match, seat, withoutRefusal), phase: 'settling' };
}

const withoutRefusal = { winRefusal: undefined } as const;
/** A stake that was to go back, of a round that the platform has settled, stands. */
const stakeIs = (isOwed: boolean) => (isOwed ? ({ stake: 'taken' } as const) : {});

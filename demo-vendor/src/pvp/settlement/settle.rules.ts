import type { SettleItem, SettleResult } from '@portal/shared/contract/vendor-api/batch-settlement';
import { rollbackIdOf, rollbackItem, winIdOf, winItem } from '../../tickets/transactions.ts';
import type { Seat } from '../matches/match.rules.ts';
import { isWinAnswered, type Match, roundIdOf, seatRound, withSeat } from '../matches/match.ts';
import { prizeMinor } from './prize.rules.ts';

const seats: readonly Seat[] = [0, 1];

/** Calls off a match before play; every stake that may have been taken is returned. */
export function withoutPlay(match: Match): Match {
  const back = seats.reduce(
    (now, seat) =>
      now.seats[seat].stake === 'asked' || now.seats[seat].stake === 'taken'
        ? withSeat(now, seat, { stake: 'returning' })
        : now,
    match,
  );
  return ended({ ...back, phase: 'returning' });
}

/** Returns the items due: stakes to return, or both wins (0.00 for the loser), which close the rounds. */
export function dueItems(match: Match, winner: Seat | undefined): SettleItem[] {
  if (match.phase === 'returning')
    return seats
      .filter((seat) => match.seats[seat].stake === 'returning')
      .map((seat) => rollbackItem(seatRound(match, seat)));
  if (match.phase !== 'settling' || winner === undefined) return [];
  return seats
    .filter((seat) => !isWinAnswered(match.seats[seat]))
    .map((seat) => winItem(seatRound(match, seat), seat === winner ? prizeMinor(match.stakeMinor) : 0));
}

/** Applies the answers to a match. A refused item is final. */
export function afterSettle(match: Match, answers: ReadonlyMap<string, SettleResult>): Match {
  const after = seats.reduce((now, seat) => {
    const win = answers.get(winIdOf(roundIdOf(match, seat)));
    if (win) {
      const answer = win.status === 'done' ? { isPaid: true } : { winRefusal: win.code ?? 'refused' };
      return withSeat(now, seat, { ...answer, balance: win.balance ?? now.seats[seat].balance });
    }
    const back = answers.get(rollbackIdOf(roundIdOf(match, seat)));
    if (!back) return now;
    const stake = back.status === 'done' ? 'returned' : 'stuck';
    return withSeat(now, seat, { stake, balance: back.balance ?? now.seats[seat].balance });
  }, match);
  return ended(after);
}

function ended(match: Match): Match {
  if (match.phase === 'settling' && match.seats.every(isWinAnswered)) return { ...match, phase: 'over' };
  const isBack = match.phase === 'returning' && match.seats.every(({ stake }) => stake !== 'returning');
  return isBack ? { ...match, phase: 'void' } : match;
}

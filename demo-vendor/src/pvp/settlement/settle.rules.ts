import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { SettleItem, SettleResult } from '@portal/shared/contract/vendor-api/settlement';
import type { Seat } from '../matches/match.rules.ts';
import { betIdOf, isWinAnswered, type Match, rollbackIdOf, roundIdOf, winIdOf, withSeat } from '../matches/match.ts';
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
  if (match.phase === 'returning') {
    return seats
      .filter((seat) => match.seats[seat].stake === 'returning')
      .map((seat) => ({
        kind: 'rollback',
        transactionId: rollbackIdOf(match, seat),
        betTransactionId: betIdOf(match, seat),
        playerId: match.seats[seat].playerId,
        roundId: roundIdOf(match, seat),
      }));
  }
  if (match.phase !== 'settling' || winner === undefined) return [];
  return seats
    .filter((seat) => !isWinAnswered(match.seats[seat]))
    .map((seat) => ({
      kind: 'win',
      transactionId: winIdOf(match, seat),
      playerId: match.seats[seat].playerId,
      gameCode: match.gameCode,
      roundId: roundIdOf(match, seat),
      amount: amountFromMinor(BigInt(seat === winner ? prizeMinor(match.stakeMinor) : 0)),
      closeRound: true,
    }));
}

/** Applies answers to a match, except those marked 'later'. A refused item is final and logged. */
export function afterSettle(match: Match, results: readonly SettleResult[]): Match {
  const byId = new Map(results.filter(({ status }) => status !== 'later').map((each) => [each.transactionId, each]));
  const after = seats.reduce((now, seat) => {
    const win = byId.get(winIdOf(match, seat));
    if (win) {
      const answer = win.status === 'done' ? { isPaid: true } : { winRefusal: win.code ?? 'refused' };
      return withSeat(now, seat, { ...answer, balance: win.balance ?? now.seats[seat].balance });
    }
    const back = byId.get(rollbackIdOf(match, seat));
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

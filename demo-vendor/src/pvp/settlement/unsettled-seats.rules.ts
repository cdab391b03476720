import type { UnsettledRound } from '../../operators/round-act-calls.ts';
import { unsettledRound } from '../../operators/round-views.ts';
import type { Seat } from '../matches/match.rules.ts';
import { isMatchOver, isStuck, type Match, roundIdOf } from '../matches/match.ts';

const seats: readonly Seat[] = [0, 1];

/** Returns the seats of a match for operators; only stuck ones if the match is over. */
export function unsettledSeats(match: Match): UnsettledRound[] {
  const open = seats.filter((seat) => !isMatchOver(match) || isStuck(match.seats[seat]));
  return open.map((seat) => shownSeat(match, seat));
}

export function shownSeat(match: Match, seat: Seat): UnsettledRound {
  const { playerId, refusal, winRefusal = refusal } = match.seats[seat];
  return unsettledRound({
    gameCode: match.gameCode,
    roundId: roundIdOf(match, seat),
    playerId,
    since: match.at,
    state: isStuck(match.seats[seat]) ? 'stuck' : match.phase,
    stakeMinor: match.stakeMinor,
    refusal: winRefusal,
  });
}

/** Parses the seat from a round id; undefined for other text. */
export function seatOfRound(roundId: string): { matchId: string; seat: Seat } | undefined {
  const [, matchId, seat] = /^(.+)-([01])$/.exec(roundId) ?? [];
  return matchId === undefined ? undefined : { matchId, seat: seat === '0' ? 0 : 1 };
}

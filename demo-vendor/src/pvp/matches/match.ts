import type { Action, Seat } from './match.rules.ts';

/**
 * asked: journaled, not answered yet. taken: accepted. refused: refused by the platform. returning: being rolled back;
 * with a `refusal` it was refused but possibly taken. returned, stuck: results of the rollback.
 */
type StakeState = 'asked' | 'taken' | 'refused' | 'returning' | 'returned' | 'stuck';

export interface MatchSeat {
  playerId: string;
  launchId: string;
  /** The client seed from the player's page. */
  clientSeed: string;
  stake: StakeState;
  refusal?: string | undefined;
  /** The platform has posted the win (0.00 for the loser). */
  isPaid?: boolean;
  /** Why the platform refused the win, which is final: nothing was paid. */
  winRefusal?: string | undefined;
  /** Balance in the last answer of the platform. */
  balance?: string | undefined;
}

/** A match of two players; for the platform each seat is its own round. */
export interface Match {
  matchId: string;
  gameCode: string;
  roomId: string;
  /** Stake of each seat. */
  stakeMinor: number;
  /** Lower-case hex; secret until the end. */
  seed: string;
  seats: readonly [MatchSeat, MatchSeat];
  /** staking, playing, settling, over; or staking, returning, void. */
  phase: 'staking' | 'playing' | 'settling' | 'over' | 'returning' | 'void';
  actions: readonly Action[];
  /** ISO time of the start. */
  at: string;
}

export const roundIdOf = ({ matchId }: Match, seat: Seat) => `${matchId}-${seat}`;
/** Returns the round of a seat, as the platform knows it. */
export const seatRound = (match: Match, seat: Seat) => {
  const { playerId, launchId } = match.seats[seat];
  return { roundId: roundIdOf(match, seat), playerId, launchId, gameCode: match.gameCode };
};

export const isMatchOver = ({ phase }: Match) => phase === 'over' || phase === 'void';
/** Returns whether the win of a seat is final. */
export const isWinAnswered = ({ isPaid, winRefusal }: MatchSeat) => isPaid === true || winRefusal !== undefined;
/** Returns whether the platform refused a payment to the seat, so that an operator must review it. */
export const isStuck = ({ stake, winRefusal }: MatchSeat) => stake === 'stuck' || winRefusal !== undefined;
/** Returns whether the match was not played because a stake was refused, with no payment open. */
export const isMatchRefused = ({ phase, seats }: Match) =>
  phase === 'void' && seats.some(({ stake }) => stake === 'refused') && !seats.some(isStuck);
/** Returns whether the match is running; its players cannot sit elsewhere meanwhile. */
export const isMatchRunning = ({ phase }: Match) => phase === 'staking' || phase === 'playing';
export const seatOf = (match: Match, playerId: string): Seat | undefined =>
  match.seats[0].playerId === playerId ? 0 : match.seats[1].playerId === playerId ? 1 : undefined;

export function withSeat(match: Match, seat: Seat, change: Partial<MatchSeat>): Match {
  const [first, second] = match.seats;
  return { ...match, seats: seat === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }] };
}

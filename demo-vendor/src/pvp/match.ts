import type { Action, Seat } from './match.rules.ts';

/**
 * asked: journaled, not answered yet. taken: it stands. refused: the platform said no. returning: it is being given
 * back; refused too where it has a `refusal`, and may be taken all the same. returned, stuck: the end of that.
 */
export type StakeState = 'asked' | 'taken' | 'refused' | 'returning' | 'returned' | 'stuck';

export interface MatchSeat {
  playerId: string;
  launchId: string;
  /** What the player's page added to the chance of the deal. */
  clientSeed: string;
  stake: StakeState;
  refusal?: string | undefined;
  /** The win, which is 0.00 for the loser, stands. */
  isPaid?: boolean;
  /** Why the platform refused the win, which is final: nothing was paid. */
  winRefusal?: string | undefined;
  /** Balance at the last answer of the platform. */
  balance?: string | undefined;
}

/** A match of two players; each seat is a round of its own for the platform. */
export interface Match {
  matchId: string;
  gameCode: string;
  roomId: string;
  /** Of each seat. */
  stakeMinor: number;
  /** Lower-case hex; told to nobody before the end. */
  seed: string;
  seats: readonly [MatchSeat, MatchSeat];
  /** staking, playing, settling, over; or staking, returning, void. */
  phase: 'staking' | 'playing' | 'settling' | 'over' | 'returning' | 'void';
  actions: readonly Action[];
  /** ISO time of the beginning. */
  at: string;
}

export const roundIdOf = ({ matchId }: Match, seat: Seat) => `${matchId}-${seat}`;
export const betIdOf = (match: Match, seat: Seat) => `${roundIdOf(match, seat)}-bet`;
export const rollbackIdOf = (match: Match, seat: Seat) => `${roundIdOf(match, seat)}-back`;
export const winIdOf = (match: Match, seat: Seat) => `${roundIdOf(match, seat)}-win`;

export const isMatchOver = ({ phase }: Match) => phase === 'over' || phase === 'void';
/** Whether nothing more can come of a seat's win. */
export const isWinAnswered = ({ isPaid, winRefusal }: MatchSeat) => isPaid === true || winRefusal !== undefined;
/** Whether the platform refused what a seat is owed, so that people must look into it. */
export const isStuck = ({ stake, winRefusal }: MatchSeat) => stake === 'stuck' || winRefusal !== undefined;
/** Not played as a stake was refused, and nothing is owed any more. */
export const isMatchRefused = ({ phase, seats }: Match) =>
  phase === 'void' && seats.some(({ stake }) => stake === 'refused') && !seats.some(isStuck);
/** While it is so, its players sit nowhere else. */
export const isMatchRunning = ({ phase }: Match) => phase === 'staking' || phase === 'playing';
export const seatOf = (match: Match, playerId: string): Seat | undefined =>
  match.seats[0].playerId === playerId ? 0 : match.seats[1].playerId === playerId ? 1 : undefined;

export function withSeat(match: Match, seat: Seat, change: Partial<MatchSeat>): Match {
  const [first, second] = match.seats;
  return { ...match, seats: seat === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }] };
}

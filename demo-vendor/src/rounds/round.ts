import type { Outcome } from '@portal/engines/engine';
import { betIdOf, rollbackIdOf } from '../tickets/transactions.ts';

/**
 * drawn: journaled, stake not answered yet. playing: stake taken, the player decides. raising: another stake is
 * requested. lowering: it was not confirmed, or refused (`refusal`) but possibly taken, and is rolled back. staked: the
 * win is owed. cancelling: the first stake is rolled back for the same reasons. settled, void, refused, stuck: final.
 */
export type RoundState =
  | 'drawn'
  | 'playing'
  | 'raising'
  | 'lowering'
  | 'staked'
  | 'cancelling'
  | 'settled'
  | 'void'
  | 'refused'
  | 'stuck';

/** The seed of a round; the client seed is the spin id of the page. */
interface RoundSeed {
  /** Number of the seed in the chain of the page's session. */
  no: number;
  /** Lower-case hex; secret until the round ends. */
  serverSeed: string;
}

/** The hand of a round with player decisions. */
export interface Hand {
  /** State of the rules, plain JSON. */
  state: unknown;
  /** Actions taken so far. */
  actions: string[];
  /** Number of stakes taken, the first included. */
  stakes: number;
  /** Number of raises requested, answered or not; part of their transaction ids. */
  raises: number;
  /** The action that waits for its stake. */
  asked?: { action: string; stakes: number };
}

export interface Round {
  roundId: string;
  sessionId: string;
  playerId: string;
  /** Launch id for the stakes: that of the page that played last. */
  launchId: string;
  gameCode: string;
  clientSpinId: string;
  choice?: string;
  /** The first stake. */
  stakeMinor: number;
  winMinor: number;
  seed: RoundSeed;
  /** Set for games that a single draw decides. */
  outcome?: Outcome;
  hand?: Hand;
  /** Amount of the paid jackpot as text; absent until the platform has answered. */
  jackpot?: string;
  state: RoundState;
  /** Why the platform refused a stake. */
  refusal?: string;
  /** Balance after the last answer of the platform. */
  balance?: string;
  drawnAt: string;
  /** Time of the last decision; absent before the first, and in games without decisions. */
  decidedAt?: string;
}

export const jackpotIdOf = ({ roundId }: Round) => `${roundId}-jackpot`;
/** Number of the raise that is requested or rolled back. */
const raiseNo = ({ hand }: Round) => (hand?.raises ?? 0) + 1;
export const raiseIdOf = (round: Round) => `${betIdOf(round.roundId)}${raiseNo(round)}`;
export const raiseRollbackIdOf = (round: Round) => `${rollbackIdOf(round.roundId)}${raiseNo(round)}`;

const endStates: readonly RoundState[] = ['settled', 'void', 'refused', 'stuck'];

export function isOver(round: Round): boolean {
  return endStates.includes(round.state);
}

/** Returns whether no work is in progress: the round is over, or waits for its player. */
export function isIdle(round: Round): boolean {
  return isOver(round) || round.state === 'playing';
}

/** Returns the total stake in minor units. */
export function stakedMinor(round: Round): number {
  return round.stakeMinor * (round.hand?.stakes ?? 1);
}

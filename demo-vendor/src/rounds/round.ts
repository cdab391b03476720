import type { Outcome } from '../engines/engine.ts';

/**
 * drawn: journaled, the stake not answered yet. playing: the stake is taken, the player decides. raising: another stake is
 * being asked for, lowering: it was not confirmed, or refused (`refusal`) and may be taken all the same, and is being given
 * back. staked: the win is owed. cancelling: the same with the first stake. settled, void, refused, stuck: the end.
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

/** Where the chance of a round came from; the client seed is the id that the page gave the spin. */
export interface RoundSeed {
  /** Number of the seed in the chain of the page's session. */
  no: number;
  /** Lower-case hex; told to nobody before the end of the round. */
  serverSeed: string;
}

/** A round whose player decides. */
export interface Hand {
  /** State of the rules, plain JSON. */
  state: unknown;
  /** What was done so far. */
  actions: string[];
  /** Stakes taken, the first among them. */
  stakes: number;
  /** Stakes asked for beside the first, answered or not; names their transactions. */
  raises: number;
  /** What waits for its stake. */
  asked?: { action: string; stakes: number };
}

export interface Round {
  roundId: string;
  sessionId: string;
  playerId: string;
  /** Launch that stakes are taken by: that of the page which played last. */
  launchId: string;
  gameCode: string;
  clientSpinId: string;
  choice?: string;
  /** The first stake. */
  stakeMinor: number;
  winMinor: number;
  seed: RoundSeed;
  /** Of a game that is over with its draw. */
  outcome?: Outcome;
  hand?: Hand;
  /** Amount of the jackpot that was paid, as text; absent until the platform has answered for one that was drawn. */
  jackpot?: string;
  state: RoundState;
  /** Why the platform refused a stake. */
  refusal?: string;
  /** Balance after the last answer of the platform. */
  balance?: string;
  drawnAt: string;
  /** When its player decided last; absent before the first decision, and of a game that has none. */
  decidedAt?: string;
}

export const betIdOf = (round: Round) => `${round.roundId}-bet`;
export const winIdOf = (round: Round) => `${round.roundId}-win`;
export const jackpotIdOf = (round: Round) => `${round.roundId}-jackpot`;
export const rollbackIdOf = (round: Round) => `${round.roundId}-back`;
export const raiseIdOf = (round: Round) => `${round.roundId}-bet${(round.hand?.raises ?? 0) + 1}`;
export const loweringIdOf = (round: Round) => `${round.roundId}-back${(round.hand?.raises ?? 0) + 1}`;

const endStates: readonly RoundState[] = ['settled', 'void', 'refused', 'stuck'];

export function isOver(round: Round): boolean {
  return endStates.includes(round.state);
}

/** Whether nothing is under way: over, or waiting for its player. */
export function isAtRest(round: Round): boolean {
  return isOver(round) || round.state === 'playing';
}

/** All that was staked, in minor units. */
export function stakedMinor(round: Round): number {
  return round.stakeMinor * (round.hand?.stakes ?? 1);
}

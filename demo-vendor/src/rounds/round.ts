import type { Outcome } from '../engines/engine.ts';

/**
 * drawn: journaled, the stake not answered yet. staked: the stake is taken, the win is owed. cancelling: the stake could
 * not be confirmed and is being given back. settled, void, refused, stuck: the end.
 */
export type RoundState = 'drawn' | 'staked' | 'cancelling' | 'settled' | 'void' | 'refused' | 'stuck';

export interface Round {
  roundId: string;
  sessionId: string;
  playerId: string;
  launchId: string;
  gameCode: string;
  clientSpinId: string;
  choice?: string;
  stakeMinor: number;
  winMinor: number;
  outcome: Outcome;
  state: RoundState;
  /** Why the platform refused the stake. */
  refusal?: string;
  /** Balance after the last answer of the platform. */
  balance?: string;
  drawnAt: string;
}

export const betIdOf = (round: Round) => `${round.roundId}-bet`;
export const winIdOf = (round: Round) => `${round.roundId}-win`;
export const rollbackIdOf = (round: Round) => `${round.roundId}-back`;

export function isOver(round: Round): boolean {
  return round.state !== 'drawn' && round.state !== 'staked' && round.state !== 'cancelling';
}

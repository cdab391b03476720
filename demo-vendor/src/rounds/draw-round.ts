import { randomBytes } from 'node:crypto';
import { type Engine, winMinor } from '@portal/engines/engine';
import { fairDraw, seedFromText, seedOfChain, seedText } from '../fairness/fair-draw.ts';
import type { PageSession } from '../sessions/page-session.ts';
import type { AnyHand } from './hand.rules.ts';
import type { Round } from './round.ts';

export interface SpinRequest {
  /** The page's id of the spin; also the client seed. */
  clientSpinId: string;
  stakeMinor: number;
  choice?: string;
}

/** A game that a single draw decides, or one with player decisions. */
export type Playable = { kind: 'instant'; engine: Engine } | { kind: 'hand'; engine: AnyHand };

/** Draws a round before its stake is taken; `seedNo` is the number of its seed in the chain of the session. */
export function drawRound(session: PageSession, game: Playable, request: SpinRequest, seedNo: number): Round {
  const serverSeed = seedOfChain(seedFromText(session.chainSecret), seedNo);
  const draw = fairDraw(serverSeed, request.clientSpinId);
  const { sessionId, playerId, launchId, gameCode } = session;
  const facts = {
    roundId: randomBytes(12).toString('hex'),
    sessionId,
    playerId,
    launchId,
    gameCode,
    ...request,
    seed: { no: seedNo, serverSeed: seedText(serverSeed) },
    state: 'drawn' as const,
    drawnAt: new Date().toISOString(),
  };
  if (game.kind === 'hand') {
    const state = game.engine.begin(draw, request.choice);
    return { ...facts, winMinor: 0, hand: { state, actions: [], stakes: 1, raises: 0 } };
  }
  const outcome = game.engine.draw(draw, request.choice);
  return { ...facts, winMinor: winMinor(game.engine, request.stakeMinor, outcome, request.choice), outcome };
}

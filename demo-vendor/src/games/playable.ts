import { findEngine } from '@portal/engines/find-engine';
import { findHand } from '@portal/engines/find-hand';
import type { Playable } from '../rounds/draw-round.ts';
import type { AnyHand } from '../rounds/hand.rules.ts';
import { findGame } from './catalogue.ts';

/** Returns the engine of a game in the catalogue; undefined for an unknown code. */
export function findPlayable(gameCode: string): Playable | undefined {
  const game = findGame(gameCode);
  if (!game) return undefined;
  const hand = findHand(game.engine);
  return hand ? { kind: 'hand', engine: hand } : { kind: 'instant', engine: findEngine(game.engine) };
}

/** Returns the rules of a hand game. Throws for any other game, in which no hand can begin. */
export function handRules(gameCode: string): AnyHand {
  const game = findPlayable(gameCode);
  if (game?.kind !== 'hand') throw new Error(`${gameCode} is no hand game`);
  return game.engine;
}

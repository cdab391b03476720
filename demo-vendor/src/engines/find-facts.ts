import type { GameFacts } from './engine.ts';
import { findEngine } from './find-engine.ts';
import { findHand } from './find-hand.ts';

/** What is published of an engine, whichever way it is played. Throws for an unknown id. */
export function findFacts(id: string): GameFacts {
  return findHand(id) ?? findEngine(id);
}

import type { GameFacts } from './engine.ts';
import { findEngine } from './find-engine.ts';
import { findHand } from './find-hand.ts';

/** Returns the published facts of an engine of either kind. Throws for an unknown id. */
export function findFacts(id: string): GameFacts {
  return findHand(id) ?? findEngine(id);
}

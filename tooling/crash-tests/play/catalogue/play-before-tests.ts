import { before } from 'node:test';
import type { StudioGame } from '@portal/demo-vendor/games/game';
import { type Faults, playCatalogue } from './play-catalogue.ts';

/** Plays all of these games together before the first test; what went wrong is known from then on. */
export function playBeforeTests(games: readonly StudioGame[], seed: number): Faults {
  const faults: Faults = new Map();
  before(async () => {
    for (const [gameCode, fault] of await playCatalogue(games, seed)) faults.set(gameCode, fault);
  });
  return faults;
}

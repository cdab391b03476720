import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allGames } from '@portal/demo-vendor/games/all-games';
import { playBeforeTests } from './play-before-tests.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
// Another tenth in each run, with games of every kind, since the list is ordered by kind.
const games = allGames.filter((_, no) => no % 10 === seed % 10);
const faults = playBeforeTests(games, seed);

// covers 10: launches, plays and settles a tenth of the demo catalogue in each run
for (const { vassalage, gameCode } of games)
  test(`${vassalage} ${gameCode}: launches, plays and settles (seed ${seed})`, () => {
    assert.equal(faults.get(gameCode), undefined);
  });

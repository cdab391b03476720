import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { allGames } from '@portal/demo-vendor/games/all-games';
import { playBeforeTests } from './play-before-tests.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
const faults = playBeforeTests(allGames, seed);

// covers 10: launches, plays and settles every game of the demo catalogue
for (const { vassalage, gameCode } of allGames)
  test(`all of them, ${vassalage} ${gameCode}: launches, plays and settles (seed ${seed})`, () => {
    assert.equal(faults.get(gameCode), undefined);
  });

test('these are all the games of the catalogue, at least 300', async () => {
  const list = new URL('../../../../demo-vendor/catalogue.json', import.meta.url);
  const listed: { gameCode: string }[] = JSON.parse(await readFile(list, 'utf8'));
  const codes = (games: readonly { gameCode: string }[]) => games.map(({ gameCode }) => gameCode).sort();
  assert.deepEqual(codes(allGames), codes(listed));
  assert.ok(listed.length >= 300);
});

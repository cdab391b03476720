import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { minorUnits } from '@portal/shared/contract/amounts';
import { findEngine } from '../engines/find-engine.ts';
import { stakesOf } from '../routes/api-shapes.ts';
import { studioGames } from './catalogue.ts';
import { tableGames } from './table-games.ts';

test('at least 300 games, codes and names their own, every one with an engine and stakes it can pay exactly', () => {
  assert.ok(studioGames.length >= 300);
  assert.equal(new Set(studioGames.map((game) => game.gameCode)).size, studioGames.length);
  assert.equal(new Set(studioGames.map((game) => game.gameName)).size, studioGames.length);
  for (const game of studioGames) {
    const { denominator } = findEngine(game.engine);
    for (const stake of stakesOf(Number(minorUnits(game.minBet)), Number(minorUnits(game.maxBet)))) {
      assert.equal(stake % denominator, 0, `${game.gameCode} at ${stake}`);
    }
  }
});

test('the list an operator takes is the list of the studio', () => {
  const file = readFileSync(new URL('../../catalogue.json', import.meta.url), 'utf8');
  const all = [...studioGames, ...tableGames.map(({ game }) => game)];
  assert.deepEqual(JSON.parse(file), all, 'run: npx tsx demo-vendor/src/games/export-catalogue.ts');
});

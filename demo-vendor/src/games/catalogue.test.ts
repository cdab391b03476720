import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { engines } from '@portal/engines/find-engine';
import { findFacts } from '@portal/engines/find-facts';
import { gameClassifications } from '@portal/shared/contract/game-types';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { stakesOf } from '../routes/api-shapes.ts';
import { allGames } from './all-games.ts';
import { studioGames } from './catalogue.ts';
import { fishingGames } from './fishing-games.ts';

test('has at least 300 games with unique codes and names, each with an engine and stakes it can pay exactly', () => {
  assert.ok(studioGames.length >= 300);
  assert.equal(new Set(allGames.map((game) => game.gameCode)).size, allGames.length);
  assert.equal(new Set(allGames.map((game) => `${game.vassalage} ${game.gameName}`)).size, allGames.length);
  assert.equal(new Set(studioGames.map((game) => game.gameName)).size, studioGames.length);
  for (const game of [...studioGames, ...fishingGames]) {
    const { denominator } = findFacts(game.engine);
    for (const stake of stakesOf(Number(minorUnits(game.minBet)), Number(minorUnits(game.maxBet)))) {
      assert.equal(stake % denominator, 0, `${game.gameCode} at ${stake}`);
    }
  }
});

test('exports the current list of games for operators', () => {
  const file = readFileSync(new URL('../../catalogue.json', import.meta.url), 'utf8');
  assert.deepEqual(JSON.parse(file), allGames, 'run: npx tsx demo-vendor/src/games/export-catalogue.ts');
});

test('has games in every classification, every single-draw engine, and jackpots where the engine has one', () => {
  for (const classify of gameClassifications) {
    assert.ok(studioGames.filter((game) => game.gameClassify === classify).length >= 10, classify);
  }
  const used = new Set(allGames.map(({ engine }) => engine));
  assert.deepEqual(
    engines.map(({ id }) => id).filter((id) => !used.has(id)),
    [],
  );
  for (const game of studioGames) assert.equal(game.hasJackpot, game.engine === 'slot-jackpot', game.gameCode);
});

for (const language of ['CN', 'MY', 'VN', 'TH'] as const) {
  // covers 7.2
  test(`names every game in the language ${language}, different games differently`, () => {
    const names = allGames.map((game) => game.names?.[language] ?? '');
    assert.deepEqual(
      names.filter((name) => name === '' || name.includes('undefined')),
      [],
    );
    assert.equal(new Set(names).size, new Set(allGames.map(({ gameName }) => gameName)).size);
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meanLineUnits } from './reels/line-game.chances.ts';
import { winsOnLines } from './reels/line-game.rules.ts';
import { symbolCounts } from './reels/strips.rules.ts';
import { crown, isJackpot, jackpotGame, slotJackpot } from './slot-jackpot.rules.ts';

const middleRow = (row: number[]) => row.map((symbol, reel) => (reel % 2 ? [3, symbol, 4] : [1, symbol, 2]));
const units = (row: number[]) =>
  winsOnLines(jackpotGame, middleRow(row)).map((win) => [win.symbol, win.count, win.units]);

test('pays lines from the left, with wilds', () => {
  assert.deepEqual(units([7, 7, 7, 7, 7]), [[7, 5, 6000]]);
  assert.deepEqual(units([4, 8, 4, 8, 0]), [[4, 4, 70]]);
  assert.deepEqual(units([0, 0, 8, 3, 0]), [[0, 3, 10]]);
  assert.deepEqual(units([crown, crown, crown, crown, crown]), [], 'crowns win the jackpot, not a line');
  assert.deepEqual(units([crown, 8, 8, 8, crown]), [], 'no wild stands for a crown');
});

test('wins the jackpot with five crowns on the middle line only', () => {
  const crowns = Array.from({ length: 5 }, () => crown);
  assert.equal(isJackpot(middleRow(crowns)), true);
  assert.equal(isJackpot(middleRow([crown, crown, crown, crown, 8])), false);
  assert.equal(isJackpot(crowns.map(() => [crown, 0, 1])), false);
});

/** Stops that put a crown on the middle row of each reel. */
const crownStops = jackpotGame.strips.map((strip) => (strip.indexOf(crown) + strip.length - 1) % strip.length);

test('marks an outcome that won the jackpot, and no other', () => {
  const stops = [...crownStops];
  const won = slotJackpot.draw(() => stops.shift() ?? 0, undefined);
  assert.equal(won.jackpot, true);
  assert.ok(won.view.kind === 'grid' && won.view.jackpot);
  const lost = slotJackpot.draw(() => 0, undefined);
  assert.equal('jackpot' in lost, false);
  assert.equal('jackpot' in lost.view, false);
});

test('publishes the chance of 1 in 1,048,576, and the return of the strips plus one percent for the pool', () => {
  const chance = jackpotGame.strips.reduce((p, strip) => (p * (symbolCounts(strip, 20)[crown] ?? 0)) / strip.length, 1);
  assert.equal(1 / chance, 1_048_576);
  const percent = 100 * meanLineUnits(jackpotGame);
  assert.equal(slotJackpot.jackpotPercent, 1);
  assert.ok(Math.abs(percent + 1 - slotJackpot.returnPercent) < 0.005, String(percent));
});

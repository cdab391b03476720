import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../seeded-draw.ts';
import { wayWin, wayWins } from './reels/ways.rules.ts';
import { fewestRows, innerWeights, mostRows, outerWeights, rowPays, rowsGame, slotRows } from './slot-rows.rules.ts';

test('multiplies ways on reels of different heights', () => {
  const grid = [
    [0, 1],
    [0, 0, 2],
    [0, 3, 8, 4],
    [5, 5],
    [0, 0, 0, 0, 0, 0, 0],
  ];
  assert.equal(
    wayWin(rowsGame, grid, 0)?.units,
    1 * 2 * 2 * 2,
    'one, two and two cells on three reels; the fourth has none',
  );
  assert.equal(wayWin(rowsGame, grid, 1), undefined, 'no 1 on the second reel');
  assert.equal(wayWins(rowsGame, grid).length, 1);
  assert.equal(wayWin(rowsGame, grid, 0)?.cells.length, 5);
});

test('counts every cell of full reels as a way', () => {
  const full = Array.from({ length: 5 }, () => new Array<number>(7).fill(7));
  assert.equal(wayWin(rowsGame, full, 7)?.units, 16_807 * 320);
  const small = Array.from({ length: 5 }, () => [6, 6]);
  assert.equal(wayWin(rowsGame, small, 6)?.units, 32 * 65);
  const wilds = [
    [4, 1],
    [8, 8, 8],
    [8, 2],
    [4, 4],
    [5, 5],
  ];
  assert.equal(
    wayWin(rowsGame, wilds, 4)?.units,
    3 * 1 * 2 * 6,
    'three wilds, one wild, two of the fourth reel: four of a kind',
  );
  assert.equal(wayWin(rowsGame, wilds, 1)?.units, 3 * 1 * 2, 'the same wilds for the other symbol of the first reel');
});

test('draws two to seven rows for each reel', () => {
  const draw = seededDraw(4);
  const seen = new Set<number>();
  for (let round = 0; round < 500; round += 1) {
    const { view } = slotRows.draw(draw, undefined);
    assert.ok(view.kind === 'grid');
    for (const rows of view.steps[0]?.grid ?? []) seen.add(rows.length);
  }
  assert.deepEqual([...seen].sort(), [2, 3, 4, 5, 6, 7]);
});

test('has weights in hundredths, and wilds on the inner reels only', () => {
  for (const weights of [outerWeights, innerWeights])
    assert.equal(
      weights.reduce((sum, each) => sum + each, 0),
      100,
    );
  assert.equal(outerWeights[8], 0);
});

test('publishes the return counted from heights and weights', () => {
  const heights = Array.from({ length: mostRows - fewestRows + 1 }, (_, i) => fewestRows + i);
  const mean = (of: (height: number) => number) =>
    heights.reduce((sum, height) => sum + of(height), 0) / heights.length;
  let units = 0;
  for (const [symbol, pays] of rowPays.entries()) {
    const perReel = [outerWeights, innerWeights, innerWeights, innerWeights, outerWeights].map((weights) => {
      const chance = ((weights[symbol] ?? 0) + (weights[8] ?? 0)) / 100;
      return { hits: mean((height) => height * chance), none: mean((height) => (1 - chance) ** height) };
    });
    for (let reels = 3; reels <= 5; reels += 1) {
      const ways = perReel.slice(0, reels).reduce((product, { hits }) => product * hits, 1);
      units += ways * (perReel[reels]?.none ?? 1) * (pays[reels - 3] ?? 0);
    }
  }
  assert.ok(Math.abs((100 * units) / 20 - slotRows.returnPercent) < 0.005, String((100 * units) / 20));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../seeded-draw.ts';
import { chancesShown, meanLineUnits } from './reels/line-game.chances.ts';
import { winsOnLines } from './reels/line-game.rules.ts';
import {
  freeScatterPays,
  freeSpinGame,
  freeSpinsGranted,
  mostFreeSpins,
  multiplierAfter,
  scatter,
  slotFreeSpins,
} from './slot-free-spins.rules.ts';

const units = (grid: number[][]) => winsOnLines(freeSpinGame, grid).map((win) => [win.symbol, win.count, win.units]);

/** A grid without a win on any line but the middle row. */
const edge = [1, 3];
const middleRow = (row: number[]) => row.map((symbol, reel) => [edge[reel] ?? 9, symbol, 9]);

test('pays lines from the left, with wilds', () => {
  assert.deepEqual(units(middleRow([7, 7, 7, 0, 0])), [[7, 3, 110]], 'three of the best');
  assert.deepEqual(units(middleRow([7, 8, 7, 8, 7])), [[7, 5, 3500]], 'wilds stand for it');
  assert.deepEqual(units(middleRow([0, 8, 0, 8, 5])), [[0, 4, 25]], 'wilds belong to the first symbol');
  assert.deepEqual(units(middleRow([5, 5, 6, 5, 5])), [], 'a gap ends the line');
  assert.deepEqual(units(middleRow([9, 9, 9, 9, 9])), [], 'scatters make no line');
  assert.deepEqual(units(middleRow([6, 6, 9, 6, 6])), [], 'a wild is no scatter, a scatter no wild');
  const all = Array.from({ length: 5 }, () => [4, 4, 4]);
  assert.equal(
    winsOnLines(freeSpinGame, all).reduce((sum, win) => sum + win.units, 0),
    20 * 220,
    'all twenty lines',
  );
});

test('multiplies free spins by 2, 3, 4, 5 and stays at 5', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 9].map(multiplierAfter), [2, 3, 4, 5, 5, 5]);
});

/** Makes a draw that stops the reels at these places, then repeats the last. */
function stopsAt(places: number[][]) {
  const all = places.flat();
  let at = 0;
  return () => all[Math.min(at++, all.length - 1)] ?? 0;
}

/** A stop of each reel that shows its first scatter in the window. */
const withScatter = freeSpinGame.strips.map((strip) => strip.indexOf(scatter));

test('limits a round to sixty free spins, however often they retrigger', () => {
  const everyTime = stopsAt(Array.from({ length: 100 }, () => withScatter));
  const { view } = slotFreeSpins.draw(everyTime, undefined);
  assert.ok(view.kind === 'free-spins');
  assert.equal(view.spins.length, 1 + mostFreeSpins);
  assert.deepEqual(
    view.spins.slice(0, 6).map((spin) => [spin.granted, spin.multiplier]),
    [
      [15, 1],
      [15, 2],
      [15, 3],
      [15, 4],
      [0, 5],
      [0, 5],
    ],
  );
});

test('pays what the spins show', () => {
  const draw = seededDraw(8);
  for (let round = 0; round < 3000; round += 1) {
    const outcome = slotFreeSpins.draw(draw, undefined);
    assert.ok(outcome.view.kind === 'free-spins');
    const { spins } = outcome.view;
    const shown = spins.reduce(
      (sum, { multiplier, wins }) => sum + multiplier * wins.reduce((s, w) => s + w.units, 0),
      0,
    );
    assert.equal(shown, outcome.units);
    assert.equal(spins.length, 1 + spins.reduce((sum, { granted }) => sum + granted, 0));
    assert.deepEqual(
      spins.map(({ isFree }) => isFree),
      spins.map((_, i) => i > 0),
    );
  }
});

test('publishes the return counted from the strips', () => {
  const chances = chancesShown(freeSpinGame, scatter);
  const scatterUnits = freeScatterPays.reduce((sum, each, i) => sum + each * (chances[i + 3] ?? 0), 0);
  const perSpin = meanLineUnits(freeSpinGame) * 20 + scatterUnits;
  const known = new Map<string, number>();
  // Expected payout of the remaining free spins; it depends on how many were granted, and how often.
  const worth = (left: number, granted: number, triggers: number): number => {
    if (left === 0) return 0;
    const key = `${left} ${granted} ${triggers}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = multiplierAfter(triggers) * perSpin;
    let none = 1;
    for (const [i, spins] of freeSpinsGranted.entries()) {
      const more = Math.min(spins, mostFreeSpins - granted);
      const chance = chances[i + 3] ?? 0;
      none -= chance;
      sum += chance * worth(left - 1 + more, granted + more, triggers + (more > 0 ? 1 : 0));
    }
    sum += none * worth(left - 1, granted, triggers);
    known.set(key, sum);
    return sum;
  };
  const free = freeSpinsGranted.reduce((sum, spins, i) => sum + (chances[i + 3] ?? 0) * worth(spins, spins, 1), 0);
  const percent = (100 * (perSpin + free)) / 20;
  assert.ok(Math.abs(percent - slotFreeSpins.returnPercent) < 0.005, String(percent));
});

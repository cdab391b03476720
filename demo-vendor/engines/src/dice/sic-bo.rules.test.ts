import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ThreeDice } from '../views.ts';
import { sicBoReturns } from './sic-bo.returns.ts';
import { spots, spotUnits } from './sic-bo.rules.ts';
import { sicBo } from './sic-bo-game.rules.ts';

const faces = [1, 2, 3, 4, 5, 6];
const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): ThreeDice => [a, b, c])));

test('pays the bets that a throw hits', () => {
  const table: [ThreeDice, string, number][] = [
    [[1, 2, 1], 'total4', 63],
    [[1, 2, 1], 'small', 2],
    [[1, 2, 1], 'even', 2],
    [[1, 2, 1], 'single1', 3],
    [[1, 2, 1], 'double1', 12],
    [[1, 2, 1], 'double2', 0],
    [[1, 2, 1], 'pair12', 7],
    [[1, 2, 1], 'pair13', 0],
    [[6, 6, 6], 'big', 0],
    [[6, 6, 6], 'even', 0],
    [[6, 6, 6], 'triple', 32],
    [[6, 6, 6], 'triple6', 191],
    [[6, 6, 6], 'double6', 12],
    [[6, 6, 6], 'single6', 13],
    [[6, 5, 6], 'total17', 63],
    [[6, 5, 6], 'odd', 2],
    [[6, 5, 6], 'big', 2],
    [[6, 5, 6], 'small', 0],
    [[6, 5, 6], 'nowhere', 0],
  ];
  for (const [dice, spot, units] of table) assert.equal(spotUnits(dice, spot), units, `${dice} on ${spot}`);
});

test('returns the published percentage for every spot over all 216 throws', () => {
  const returns = new Map(
    spots.map(({ id }) => [id, throws.reduce((sum, dice) => sum + spotUnits(dice, id), 0)] as const),
  );
  for (const id of ['small', 'big', 'odd', 'even', 'pair12', 'pair56']) assert.equal(returns.get(id), 210, id);
  for (const face of faces) assert.equal(returns.get(`single${face}`), 208);
  const others = [...returns].filter(([id]) => /total|double|triple/.test(id)).map(([, units]) => (100 * units) / 216);
  assert.equal(others.length, 14 + 6 + 6 + 1);
  assert.equal(Math.min(...others), 87.5);
  assert.ok(Math.max(...others) < 92.6);
  assert.equal(sicBo.returnPercent, (100 * 210) / 216);
  for (const { label, percent, spots: ofKind } of sicBoReturns) {
    for (const id of ofKind)
      assert.equal((100 * (returns.get(id) ?? assert.fail(id))) / 216, percent, `${label}, ${id}`);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plinko, plinkoRisks, pocketAt, pocketsOf } from './plinko.rules.ts';

const falls = (path: string, choice: string) => {
  const steps = [...path].map(Number);
  return plinko.draw(() => steps.shift() ?? 0, choice).units;
};

test('pays the pocket where the path ends', () => {
  assert.equal(falls('000000000000', 'low'), 105, 'left at every peg: the left edge');
  assert.equal(falls('111111111111', 'high'), 1200, 'right at every peg: the right edge');
  assert.equal(falls('010101010101', 'low'), 5, 'six of twelve: the middle');
  assert.equal(falls('111111000000', 'high'), 2, 'in whatever order');
  assert.equal(falls('000000000001', 'medium'), 120, 'once right');
  assert.equal(falls('111111111101', 'medium'), 120, 'once left');
  assert.equal(falls('110000000000', 'high'), 80);
});

test('mirrors the pockets', () => {
  for (const { id } of plinkoRisks) {
    const pockets = pocketsOf(id);
    assert.equal(pockets.length, 13);
    assert.deepEqual([...pockets].reverse(), pockets);
  }
  assert.equal(pocketAt([1, 0, 1, 1]), 3);
});

test('returns the same for every risk, counted over all 4,096 paths', () => {
  for (const { id } of plinkoRisks) {
    let units = 0;
    for (let path = 0; path < 4096; path += 1) {
      const steps = Array.from({ length: 12 }, (_, peg) => (path >> peg) & 1);
      units += pocketsOf(id)[pocketAt(steps)] ?? 0;
    }
    assert.ok(Math.abs((100 * units) / 4096 / 10 - plinko.returnPercent) < 0.005, `${id}: ${units}`);
  }
});

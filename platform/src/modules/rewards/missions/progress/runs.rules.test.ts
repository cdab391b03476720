import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longestRunOf, runUntil } from './runs.rules.ts';

const march = (...days: number[]) => days.map((day) => `2026-03-${String(day).padStart(2, '0')}`);

test('finds the longest run in any order, also across the end of a month', () => {
  assert.equal(longestRunOf([]), 0);
  assert.equal(longestRunOf(march(5)), 1);
  assert.equal(longestRunOf(march(9, 3, 2, 4, 8, 4)), 3);
  assert.equal(longestRunOf(['2026-02-28', '2026-02-27', ...march(1)]), 3);
});

test('continues a run until the end of the next day', () => {
  assert.equal(runUntil(march(2, 3, 4), '2026-03-04'), 3);
  assert.equal(runUntil(march(2, 3, 4), '2026-03-05'), 3);
  assert.equal(runUntil(march(2, 3, 4), '2026-03-06'), 0);
  assert.equal(runUntil(march(2, 4), '2026-03-04'), 1);
  assert.equal(runUntil([], '2026-03-04'), 0);
});

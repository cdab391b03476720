import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareSurfaces } from './compare-surfaces.rules.ts';
import { newBudget } from './comparison-budget.rules.ts';
import { misreads } from './schema-fit.rules.ts';
import { call, surface } from './surface-fixture.ts';

const listed = (mark: string, count: number) => ({ enum: Array.from({ length: count }, (_, i) => `${mark}${i}`) });

test('every pair of two choices counts', () => {
  const budget = newBudget();
  const before = budget.left;
  misreads(listed('a', 100), listed('b', 100), 'x', budget);
  assert.ok(before - budget.left >= 10_000);
  assert.throws(() => misreads(listed('a', 2_000), listed('b', 2_000), 'x'), { code: 'release_corrupt' });
});

test('a comparison of two surfaces has one budget for all its calls', () => {
  const many = (mark: string) => {
    const one = call({ input: listed(mark, 400) });
    return surface({ calls: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`GET /${i}`, one])) });
  };
  assert.throws(() => compareSurfaces(many('a'), many('b')), { code: 'release_corrupt' });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, percentile } from './statistics.ts';

test('the median of an odd and an even count', () => {
  assert.equal(median([5, 1, 3]), 3);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.ok(Number.isNaN(median([])));
});

test('percentiles by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  assert.equal(percentile(hundred, 0.99), 99);
  assert.equal(percentile(hundred, 0.5), 50);
  assert.equal(percentile([7], 0.99), 7);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../testing/test-clock.ts';
import { createRowCache } from './row-cache.ts';
import type { Rows } from './setting-values.ts';

/** Rows as a test returns them, one read after another. */
function answering() {
  const waiting: ((rows: Rows) => void)[] = [];
  const read = () => new Promise<Rows>((answer) => waiting.push(answer));
  return { read, answer: (rows: Rows) => waiting.shift()?.(rows), reads: () => waiting.length };
}

const before: Rows = new Map();
const after: Rows = new Map();

test('rows are cached for a second', async () => {
  const { read, answer, reads } = answering();
  const clock = testClock();
  const cache = createRowCache(clock, read);
  const first = cache.rows();
  answer(before);
  assert.equal(await first, before);
  clock.advanceMs(999);
  assert.equal(await cache.rows(), before);
  clock.advanceMs(1);
  void cache.rows();
  assert.equal(reads(), 1);
});

// covers 9
test('rows being read during a change are not cached', async () => {
  const { read, answer } = answering();
  const cache = createRowCache(testClock(), read);
  const early = cache.rows();
  cache.forget();
  answer(before);
  assert.equal(await early, before);
  const late = cache.rows();
  answer(after);
  assert.equal(await late, after);
});

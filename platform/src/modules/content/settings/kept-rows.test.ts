import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../../testing/test-clock.ts';
import { keptRows } from './kept-rows.ts';
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
  const kept = keptRows(clock, read);
  const first = kept.rows();
  answer(before);
  assert.equal(await first, before);
  clock.advanceMs(999);
  assert.equal(await kept.rows(), before);
  clock.advanceMs(1);
  void kept.rows();
  assert.equal(reads(), 1);
});

test('rows being read during a change are not cached', async () => {
  const { read, answer } = answering();
  const kept = keptRows(testClock(), read);
  const early = kept.rows();
  kept.forget();
  answer(before);
  assert.equal(await early, before);
  const late = kept.rows();
  answer(after);
  assert.equal(await late, after);
});

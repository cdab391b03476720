import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasMoreFields } from './body-width.rules.ts';

test('counts fields, items and levels of a body, and lets through what has as many as allowed', () => {
  const fields = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, no) => [no, 1])));
  assert.deepEqual([hasMoreFields(fields(100), 100), hasMoreFields(fields(101), 100)], [false, true]);
  assert.equal(hasMoreFields(JSON.stringify(Array(202).fill(0)), 100), true);
  assert.equal(hasMoreFields('{"a":'.repeat(201), 100), true);
  assert.equal(hasMoreFields('a=1&'.repeat(201), 100), true);
  assert.equal(hasMoreFields(JSON.stringify({ text: 'x'.repeat(1_000_000) }), 100), false);
});

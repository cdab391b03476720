import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formHasMoreFields, hasMoreFields } from './body-width.rules.ts';

const fields = (count: number, value: unknown) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, no) => [no, value])));

test('counts fields, items and levels of JSON, and lets through what has as many as allowed', () => {
  assert.deepEqual([hasMoreFields(fields(99, 'a'), 100), hasMoreFields(fields(101, 'a'), 100)], [false, true]);
  for (const wide of [fields(151, 1), JSON.stringify(Array(301).fill(0)), '['.repeat(301), '{"a":'.repeat(151)])
    assert.equal(hasMoreFields(wide, 100), true, wide.slice(0, 20));
});

test('counts nothing inside of texts, however they end', () => {
  const inside = [',', '[', '{', '\\', '"', '\\"', '","'].map((sign) => sign.repeat(1_000));
  assert.equal(hasMoreFields(JSON.stringify(inside), 8), false);
  assert.equal(hasMoreFields(JSON.stringify([...inside, ...Array(30).fill(0)]), 8), true, 'what follows them counts');
  assert.equal(hasMoreFields(`["${','.repeat(1_000)}`, 8), false, 'a text without an end');
});

test('counts the fields of a form', () => {
  assert.deepEqual([formHasMoreFields('a=1&b="2"', 2), formHasMoreFields('a=1&b="2"&', 2)], [false, true]);
});

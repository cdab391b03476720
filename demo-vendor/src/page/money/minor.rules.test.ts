import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOfMinor, minorOf, typedMinor } from './minor.rules.ts';

test('parses amounts as players type them, and nothing else', () => {
  assert.deepEqual(['12', '12.5', '12,50', ' 7. ', '0.01'].map(typedMinor), [1200, 1250, 1250, 700, 1]);
  assert.deepEqual(
    ['1,000', '1.000,50', '1 000', '１００', '.5'].map(typedMinor),
    [100_000, 100_050, 100_000, 10_000, 50],
  );
  for (const text of ['', '-1', '1.234', '1e3', 'ten', '1234567890']) assert.equal(typedMinor(text), undefined, text);
});

test('converts minor units to amounts and back', () => {
  for (const minor of [0, 5, 99, 100, 12_345, 50_000_000]) assert.equal(minorOf(amountOfMinor(minor)), minor);
});

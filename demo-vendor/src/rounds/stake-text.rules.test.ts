import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { readStake, stakeText } from './stake-text.rules.ts';

for (const [text, read] of [
  ['0.01', 1],
  ['12.50', 1250],
  ['9999999999999.99', 999_999_999_999_999],
  ['0.00', 'zero_stake'],
  ['-0.01', 'negative_stake'],
  ['-1.005', 'negative_stake'],
  ['1.005', 'stake_decimals'],
  ['0.000', 'stake_decimals'],
] as const) {
  test(`reads a stake of ${text} as ${read}`, () => {
    assert.ok(v.is(stakeText, text));
    assert.equal(readStake(text), read);
  });
}

test('rejects text that is not an amount', () => {
  for (const text of [
    '',
    '1',
    '1.0',
    '01.00',
    '+1.00',
    '1e3',
    ' 1.00',
    '1,000.00',
    '--1.00',
    `${'9'.repeat(14)}.00`,
    1,
    null,
  ])
    assert.ok(!v.is(stakeText, text), String(text));
});

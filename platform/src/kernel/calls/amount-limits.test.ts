import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAmountWithin } from './amount-limits.ts';
import { Refusal } from './refusal.ts';

const limits = { min: '10.00', max: '50.00' };
const codes = { below: 'too_little', above: 'too_much' };

test('accepts an amount at a limit', () => {
  for (const minor of [1000n, 5000n]) assert.doesNotThrow(() => assertAmountWithin(minor, limits, codes));
});

test('refuses an amount one unit outside at the field amount, and names the limit', () => {
  for (const [minor, code, params] of [
    [999n, 'too_little', { min: '10.00' }],
    [5001n, 'too_much', { max: '50.00' }],
  ] as const)
    assert.throws(
      () => assertAmountWithin(minor, limits, codes),
      (error) => {
        assert.ok(error instanceof Refusal);
        assert.deepEqual([error.code, error.fields, error.params], [code, { amount: code }, params]);
        assert.deepEqual(error.fieldParams, { amount: params });
        return true;
      },
    );
});

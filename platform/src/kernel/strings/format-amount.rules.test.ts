import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatAmount } from './format-amount.rules.ts';

test('shows amounts with two decimals and comma thousands', () => {
  const cases = [
    [0n, '0.00'],
    [5n, '0.05'],
    [99_999n, '999.99'],
    [100_000n, '1,000.00'],
    [-123_456_789n, '-1,234,567.89'],
  ] as const;
  for (const [units, text] of cases) assert.equal(formatAmount(units), text);
});

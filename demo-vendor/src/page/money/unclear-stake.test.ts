import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unclearStake } from './unclear-stake.ts';

test('names both readings of a stake that can be two amounts', () => {
  assert.equal(
    unclearStake('12.500'),
    'This could be 12,500.00 or 12.50. Enter the amount you mean with two decimals.',
  );
});

test('asks for an amount where none was typed', () => {
  for (const typed of ['10²', 'abc', '1.005,5.5', '0.001'])
    assert.equal(unclearStake(typed), 'Enter the stake as an amount with at most two decimals.', typed);
});

test('says nothing about a stake that is read, and about an empty field', () => {
  for (const typed of ['', '  ', '12.50', '100,5', 'P 10']) assert.equal(unclearStake(typed), undefined, typed);
});

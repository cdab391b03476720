import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutWin } from './shown-balance.rules.ts';

test('shows the stake taken and the win not yet paid while a result is hidden', () => {
  // 100.00 minus a stake of 5.00, plus a win of 12.50.
  assert.equal(withoutWin('107.50', '12.50'), '95.00');
  assert.equal(withoutWin('95.00', '0.00'), '95.00');
  assert.equal(withoutWin('9007199254740993.10', '0.05'), '9007199254740993.05');
});

test('is never negative, even if the win was already spent elsewhere', () => {
  assert.equal(withoutWin('2.00', '12.50'), '0.00');
});

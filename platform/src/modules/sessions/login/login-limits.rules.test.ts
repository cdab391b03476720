import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUnderAttack } from './login-limits.rules.ts';

const bounds = { failedPercent: 30, atLeast: 50 };
const totals = (succeeded: number, failed: number, unanswered = 0) => ({ succeeded, failed, unanswered });

test('an attack is above 30 failed logins of a hundred, and not before 50 logins', () => {
  assert.equal(isUnderAttack(totals(0, 49), bounds), false);
  assert.equal(isUnderAttack(totals(0, 50), bounds), true);
  assert.equal(isUnderAttack(totals(70, 30), bounds), false);
  assert.equal(isUnderAttack(totals(69, 31), bounds), true);
});

test('visitors who give no answer keep the guard on; those who answer at the second or third try do not', () => {
  assert.equal(isUnderAttack(totals(10, 0, 49), bounds), false);
  assert.equal(isUnderAttack(totals(10, 0, 50), bounds), true);
  assert.equal(isUnderAttack(totals(100, 0, 300), bounds), false);
});

test('a limit of a hundred of a hundred switches the guard off', () => {
  assert.equal(isUnderAttack(totals(0, 1000, 1000), { ...bounds, failedPercent: 100 }), false);
});

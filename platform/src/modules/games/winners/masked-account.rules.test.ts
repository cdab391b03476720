import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskedAccount } from './masked-account.rules.ts';

for (const [account, masked] of [
  ['player01', 'pl***1'],
  ['abcde', 'ab***e'],
  ['abcd', 'a***'],
  ['', '***'],
] as const) {
  test(`${account || 'nobody'} is shown as ${masked}`, () => {
    assert.equal(maskedAccount(account), masked);
  });
}

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createTableNumbers } from './table-number.ts';

const numbers = createTableNumbers(new Uint8Array(32).fill(1));

test('the number of a player stays, and only who has the secret can count it', () => {
  assert.equal(numbers('player-1'), numbers('player-1'));
  assert.notEqual(numbers('player-1'), numbers('player-2'));
  assert.notEqual(numbers('player-1'), createTableNumbers(new Uint8Array(32).fill(2))('player-1'));
  // By a hash alone anybody could try the accounts one after the other.
  for (const text of ['player-1', 'card table player-1'])
    assert.notEqual(numbers('player-1'), createHash('sha256').update(text).digest().readUInt32BE());
});

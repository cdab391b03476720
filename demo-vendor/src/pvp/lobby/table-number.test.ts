import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createTableNumbers } from './table-number.ts';

const numbers = createTableNumbers(new Uint8Array(32).fill(1));

// covers 2.7
test('derives a stable number of a player that nobody can compute without the secret', () => {
  assert.equal(numbers('player-1'), numbers('player-1'));
  assert.notEqual(numbers('player-1'), numbers('player-2'));
  assert.notEqual(numbers('player-1'), createTableNumbers(new Uint8Array(32).fill(2))('player-1'));
  // A plain hash would let anybody try all accounts.
  for (const text of ['player-1', 'card table player-1'])
    assert.notEqual(numbers('player-1'), createHash('sha256').update(text).digest().readUInt32BE());
});

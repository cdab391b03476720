import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicHalf, rotated, usableKeys } from './key-ring.rules.ts';
import { newRingKey } from './key-ring.ts';

const start = new Date('2026-01-01T00:00:00Z');
const hoursLater = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

test('after a rotation the new key comes first and the old one still decrypts for 24 hours', async () => {
  const [old, fresh] = [await newRingKey(start), await newRingKey(hoursLater(1))];
  const ring = rotated([old], fresh, hoursLater(1));
  const kids = (hours: number) => usableKeys(ring, hoursLater(hours)).map(({ kid }) => kid);
  assert.deepEqual(kids(2), [fresh.kid, old.kid]);
  assert.deepEqual(kids(24.9), [fresh.kid, old.kid]);
  assert.deepEqual(kids(25), [fresh.kid]);
});

test('the public half contains nothing of the private one', async () => {
  const key = await newRingKey(start);
  assert.equal('d' in publicHalf(key), false);
  assert.equal(publicHalf(key).kid, key.kid);
});

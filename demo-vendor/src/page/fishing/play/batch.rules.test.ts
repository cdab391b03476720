import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf, type Hit, mayFire, mostUnanswered, nextBatch, reservedOf } from './batch.rules.ts';

const hit = (at: number, value = 50, kind = 3): Hit => ({ kind, fishId: 1, value, x: 0, y: 0, at });
const hits = (count: number, at: number, value = 50) => Array.from({ length: count }, () => hit(at, value));

test('collects hits for a moment, and sends ten at once', () => {
  assert.equal(nextBatch([], [], 1000).length, 0);
  assert.equal(nextBatch(hits(3, 1000), [], 1400).length, 0);
  assert.equal(nextBatch(hits(3, 1000), [], 1550).length, 3);
  assert.equal(nextBatch(hits(10, 1000), [], 1001).length, 10);
  assert.equal(nextBatch(hits(14, 1000), [], 1001).length, 10);
});

// covers 2.7
test('sends never more than ten in a second, counted from the answer', () => {
  const sent = [{ at: 5000, shots: 7 }];
  assert.equal(nextBatch(hits(9, 4000), sent, 5900).length, 3);
  assert.equal(nextBatch(hits(9, 4000), sent, 6061).length, 9);
  assert.equal(nextBatch(hits(9, 4000), [...sent, { at: 5100, shots: 3 }], 5900).length, 0);
});

test('sends pending hits when the cannon value changes, since a batch has one value', () => {
  const waiting = [...hits(2, 1000, 50), hit(1010, 100)];
  const batch = nextBatch(waiting, [], 1020);
  assert.deepEqual(
    batch.map(({ value }) => value),
    [50, 50],
  );
  assert.equal(reservedOf(batch), 100);
  assert.equal(choiceOf([hit(0, 50, 3), hit(0, 50, 17)]), '3,17');
});

test('fires while the balance suffices and the studio answers', () => {
  const state = { unanswered: 0, balance: 1000, reserved: 0, value: 100 };
  assert.equal(mayFire(state), 'yes');
  assert.equal(mayFire({ ...state, reserved: 900 }), 'yes');
  assert.equal(mayFire({ ...state, reserved: 901 }), 'poor');
  assert.equal(mayFire({ ...state, unanswered: mostUnanswered }), 'wait');
});

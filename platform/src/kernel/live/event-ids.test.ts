import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLiveIds } from './event-ids.ts';

const overlapMs = 15_000;

function idsAt() {
  const clock = { ms: 100_000 };
  const ids = createLiveIds(overlapMs, () => clock.ms);
  const read = (...found: number[]) => {
    const fresh = found.filter((id) => ids.see(id));
    ids.afterReading(found);
    return fresh;
  };
  return { clock, ids, read };
}

test('has no cursor before the first read', () => {
  const { ids } = idsAt();
  ids.see(7);
  assert.equal(ids.seenUpTo, undefined);
});

test('has no cursor after a read that found nothing', () => {
  const { ids, read } = idsAt();
  read();
  assert.equal(ids.seenUpTo, undefined);
  read(5, 6);
  assert.equal(ids.seenUpTo, 6);
});

test('moves the cursor to the last row without a gap', () => {
  const { ids, read } = idsAt();
  assert.deepEqual(read(4, 5, 6, 9), [4, 5, 6, 9]);
  assert.equal(ids.seenUpTo, 6);
  assert.deepEqual(read(7, 9), [7]);
  assert.equal(ids.seenUpTo, 7);
  assert.deepEqual(read(8, 9), [8]);
  assert.equal(ids.seenUpTo, 9);
  assert.equal(ids.see(4), false);
});

test('moves the cursor over rows written here without reading them', () => {
  const { ids, read } = idsAt();
  read(1);
  for (const id of [2, 3, 4]) ids.see(id);
  read();
  assert.equal(ids.seenUpTo, 4);
  assert.equal(ids.size, 0);
});

test('holds the cursor at a gap for the overlap, and no longer', () => {
  const { clock, ids, read } = idsAt();
  read(1, 3);
  clock.ms += overlapMs;
  read(3);
  assert.equal(ids.seenUpTo, 1);
  clock.ms += 1;
  read(3);
  assert.equal(ids.seenUpTo, 3);
});

test('reads by time again after a pause longer than the overlap, and returns nothing twice', () => {
  const { clock, ids, read } = idsAt();
  read(1, 2, 3);
  clock.ms += overlapMs + 1;
  assert.equal(ids.seenUpTo, undefined);
  ids.see(50);
  assert.deepEqual(read(40, 41, 50), [40, 41]);
  assert.equal(ids.seenUpTo, 41);
});

test('forgets old rows also without a read', () => {
  const { clock, ids } = idsAt();
  for (let id = 1; id <= 100; id += 1) ids.see(id);
  clock.ms += overlapMs + 1;
  ids.see(101);
  ids.forgetOld();
  assert.equal(ids.size, 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPartPace } from './part-pace.ts';

function paceAt(startMs: number) {
  const time = { now: startMs };
  return { time, pace: createPartPace(() => time.now) };
}

// covers 2.7
test('admits ten parts in any second, and the eleventh once the first is a second old', () => {
  const { time, pace } = paceAt(1_000_000);
  assert.equal(pace.admits('a', 'spin-1', 4, 10), true);
  time.now += 500;
  assert.equal(pace.admits('a', 'spin-2', 6, 10), true);
  assert.equal(pace.admits('a', 'spin-3', 1, 10), false);
  time.now += 499;
  assert.equal(pace.admits('a', 'spin-3', 1, 10), false);
  time.now += 1;
  assert.equal(pace.admits('a', 'spin-3', 5, 10), false, 'six are still in the second');
  assert.equal(pace.admits('a', 'spin-3', 4, 10), true);
});

test('counts refused parts not at all, a repeat once, and each player apart', () => {
  const { time, pace } = paceAt(0);
  assert.equal(pace.admits('a', 'spin-1', 11, 10), false);
  assert.equal(pace.admits('a', 'spin-2', 10, 10), true);
  assert.equal(pace.admits('a', 'spin-2', 10, 10), true);
  assert.equal(pace.admits('a', 'spin-3', 1, 10), false);
  assert.equal(pace.admits('b', 'spin-3', 10, 10), true);
  time.now = 1000;
  assert.equal(pace.admits('a', 'spin-3', 10, 10), true);
});

test('forgets players after a second of silence', () => {
  const { time, pace } = paceAt(0);
  for (let i = 0; i < 1000; i += 1) pace.admits(`player-${i}`, 'spin', 1, 10);
  assert.equal(pace.size(), 1000);
  time.now = 1001;
  pace.admits('another', 'spin', 1, 10);
  assert.equal(pace.size(), 1);
});

test('never admits more than ten in a second, in any order of requests', () => {
  let state = Number(process.env.TEST_SEED ?? 20_261_122);
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const { time, pace } = paceAt(0);
  const admitted: { at: number; parts: number }[] = [];
  for (let i = 0; i < 3000; i += 1) {
    time.now += random(400);
    const parts = 1 + random(10);
    if (pace.admits('a', `spin-${i}`, parts, 10)) admitted.push({ at: time.now, parts });
  }
  for (const { at } of admitted) {
    const inSecond = admitted.filter((each) => each.at > at - 1000 && each.at <= at);
    assert.ok(inSecond.reduce((sum, { parts }) => sum + parts, 0) <= 10, `at ${at}`);
  }
  assert.ok(admitted.length > 500);
});

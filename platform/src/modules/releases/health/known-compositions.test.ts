import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../../testing/test-clock.ts';
import { knownCompositions } from './known-compositions.ts';
import type { DatedAct } from './rollback/judged-versions.rules.ts';

/** Sets up a history of one act, and a clock that advances when it is waited for. */
function setUp() {
  const clock = testClock();
  const process = { at: 0, readings: 0 };
  const history: DatedAct[] = [];
  const add = () => {
    const sequence = history.length + 1;
    history.push({ act: 'promote', name: 'remote-games', version: `1.0.${sequence}`, sequence, at: clock.now() });
  };
  add();
  const read = async () => {
    process.readings += 1;
    return [...history];
  };
  const pace = {
    now: () => process.at,
    wait: async (ms: number) => {
      process.at += ms;
    },
  };
  return { process, add, ask: knownCompositions(read, clock, pace) };
}

test('reads the history at most once a second, however many made-up numbers are asked for', async () => {
  const { process, ask } = setUp();
  await ask([1]);
  assert.equal(process.readings, 1);
  await Promise.all(Array.from({ length: 100 }, (_, at) => ask([1000 + at])));
  assert.deepEqual([process.readings, process.at], [2, 1000]);
  for (let at = 0; at < 10; at += 1) await ask([2000 + at]);
  assert.deepEqual([process.readings, process.at], [12, 11_000]);
});

test('answers for a known number without waiting', async () => {
  const { process, ask } = setUp();
  for (let at = 0; at < 10; at += 1) assert.equal((await ask([1]))(1, 'remote-games', '1.0.1'), true);
  assert.deepEqual([process.readings, process.at], [1, 0]);
});

test('knows a new composition for the first report that asks', async () => {
  const { add, ask } = setUp();
  assert.equal((await ask([2]))(2, 'remote-games', '1.0.2'), false);
  add();
  assert.equal((await ask([2]))(2, 'remote-games', '1.0.2'), true);
});

test('retries a failed read on the next call', async () => {
  let isDown = true;
  const read = async () => {
    if (isDown) throw new Error('down');
    return [];
  };
  const ask = knownCompositions(read, testClock(), { now: () => 0, wait: async () => undefined });
  await assert.rejects(ask([1]));
  isDown = false;
  assert.equal((await ask([1]))(1, 'remote-games', '1.0.1'), false);
});

import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { writeAndAnnounce } from './write-and-announce.ts';

afterEach(() => mock.timers.reset());

/** Lets pending promises settle. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

// covers 10
test('notifies all clients even if pages are not written, logs each failure, and notifies again once they are', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const announced: number[] = [];
  const logged: unknown[] = [];
  let failures = 3;
  const refresh = async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('the disk is full');
  };
  const notifier = {
    site: { current: () => undefined, refresh },
    logger: { error: (detail: unknown) => void logged.push(detail), warn: () => undefined },
    announce: (sequence: number) => void announced.push(sequence),
  };
  await writeAndAnnounce(notifier, 7);
  assert.deepEqual([announced, logged.length], [[7], 1]);
  for (const [ms, times] of [
    [1_000, 2],
    [2_000, 3],
  ] as const) {
    mock.timers.tick(ms);
    await settled();
    assert.deepEqual([announced, logged.length], [[7], times]);
  }
  mock.timers.tick(4_000);
  await settled();
  assert.deepEqual([announced, logged.length], [[7, 7], 3]);
  mock.timers.tick(600_000);
  await settled();
  assert.deepEqual(announced, [7, 7], 'it is over');
});

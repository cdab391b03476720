import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLoop } from './create-loop.ts';

/** Waits until pending promises have resolved. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

// covers 6
test('runs again when it is needed at any moment after its last turn', async () => {
  for (let moments = 0; moments < 12; moments += 1) {
    let isNeeded = true;
    let turns = 0;
    const needAgain = async () => {
      for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
      isNeeded = true;
      begin();
    };
    const begin = createLoop({
      isNeeded: () => isNeeded,
      async turn() {
        turns += 1;
        isNeeded = false;
        if (turns === 1) void needAgain();
        return true;
      },
      failed: () => assert.fail(),
    });
    begin();
    await settled();
    assert.equal(turns, 2, `${moments} moments after`);
  }
});

test('runs once however often it is started, and again after a turn that failed', async () => {
  const failures: unknown[] = [];
  let [turns, ends] = [0, 0];
  const begin = createLoop({
    isNeeded: () => true,
    async turn() {
      turns += 1;
      if (turns === 1) throw new Error('nobody foresaw this');
      return false;
    },
    failed: (error) => void failures.push(error),
    ended: () => {
      ends += 1;
    },
  });
  begin();
  begin();
  await settled();
  assert.deepEqual([turns, ends, failures.length], [1, 1, 1]);
  begin();
  await settled();
  assert.deepEqual([turns, ends, failures.length], [2, 2, 1]);
});

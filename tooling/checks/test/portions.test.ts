import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runPortions } from './portions.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('each portion is run once, so many at once', async () => {
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const done = await runPortions({
    count: 5,
    atOnce: 2,
    mayBegin: () => true,
    run: async (no) => {
      begun.push(no);
      most = Math.max(most, ++running);
      await soon();
      running -= 1;
      return true;
    },
  });
  assert.deepEqual([done, begun, most], [{ passed: 5, isFailed: false }, [1, 2, 3, 4, 5], 2]);
});

test('finishes running portions when the time is up, and starts no more', async () => {
  let left = 3;
  const done = await runPortions({ count: 9, atOnce: 2, mayBegin: () => left-- > 0, run: async () => true });
  assert.deepEqual(done, { passed: 3, isFailed: false });
});

test('reports a failure and starts nothing after it', async () => {
  const begun: number[] = [];
  const run = async (no: number) => {
    begun.push(no);
    await soon();
    return no !== 2;
  };
  assert.deepEqual(await runPortions({ count: 9, atOnce: 1, mayBegin: () => true, run }), {
    passed: 1,
    isFailed: true,
  });
  assert.deepEqual(begun, [1, 2]);
});

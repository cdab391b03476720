import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processEach } from './process-each.ts';

/** Records which items were processed, and fails for some. */
function work(fails: (no: number) => boolean) {
  const seen: number[] = [];
  return {
    seen,
    async turn(no: number) {
      seen.push(no);
      if (fails(no)) throw new Error(`not ${no}`);
    },
  };
}

test('processes the items behind a failed one, and throws the error at the end', async () => {
  const { seen, turn } = work((no) => no === 2);
  await assert.rejects(processEach([1, 2, 3], turn), { name: 'Error', message: 'not 2' });
  assert.deepEqual(seen, [1, 2, 3]);
});

test('throws several failures together', async () => {
  const { turn } = work((no) => no !== 2);
  await assert.rejects(processEach([1, 2, 3], turn), (error: unknown) => {
    assert.ok(error instanceof AggregateError);
    assert.deepEqual(error.errors.map(String), ['Error: not 1', 'Error: not 3']);
    return true;
  });
});

test('gives up after a run of failures; a success in between restarts the count', async () => {
  const all = Array.from({ length: 100 }, (_, no) => no);
  const none = work(() => true);
  await assert.rejects(processEach(all, none.turn), AggregateError);
  assert.equal(none.seen.length, 20);
  const most = work((no) => no % 20 !== 19);
  await assert.rejects(processEach(all, most.turn), AggregateError);
  assert.equal(most.seen.length, 100);
});

test('stops when it may not go on, and throws nothing without failures', async () => {
  const { seen, turn } = work(() => false);
  await processEach([1, 2, 3], turn, () => seen.length < 2);
  assert.deepEqual(seen, [1, 2]);
});

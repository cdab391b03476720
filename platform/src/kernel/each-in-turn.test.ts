import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachInTurn } from './each-in-turn.ts';

/** Notes who has had its turn, and fails for some. */
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

test('what fails for one keeps none behind it, and is thrown at the end', async () => {
  const { seen, turn } = work((no) => no === 2);
  await assert.rejects(eachInTurn([1, 2, 3], turn), { name: 'Error', message: 'not 2' });
  assert.deepEqual(seen, [1, 2, 3]);
});

test('several failures are thrown together', async () => {
  const { turn } = work((no) => no !== 2);
  await assert.rejects(eachInTurn([1, 2, 3], turn), (error: unknown) => {
    assert.ok(error instanceof AggregateError);
    assert.deepEqual(error.errors.map(String), ['Error: not 1', 'Error: not 3']);
    return true;
  });
});

test('where all fail it does not try them all; one that works in between begins the count again', async () => {
  const all = Array.from({ length: 100 }, (_, no) => no);
  const none = work(() => true);
  await assert.rejects(eachInTurn(all, none.turn), AggregateError);
  assert.equal(none.seen.length, 20);
  const most = work((no) => no % 20 !== 19);
  await assert.rejects(eachInTurn(all, most.turn), AggregateError);
  assert.equal(most.seen.length, 100);
});

test('it ends where it may not go on, and without failures throws nothing', async () => {
  const { seen, turn } = work(() => false);
  await eachInTurn([1, 2, 3], turn, () => seen.length < 2);
  assert.deepEqual(seen, [1, 2]);
});

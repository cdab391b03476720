import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBetPoster } from './batch-bets.ts';
import type { BatchBet } from './bet-batch.rules.ts';
import type { PlayOutcome } from './round-functions.ts';

const betOf = (name: string): BatchBet => ({
  vendor: 'studio',
  nonce: name,
  transactionId: name,
  roundId: name,
  playerId: name,
});
const outcomeOf = (outcome: string): PlayOutcome => ({ outcome, reference: null, balance: null, play_account: null });
const refusalOf = (code: string) => Object.assign(new Error(code), { code });

/** Posts with the given answer and records which bets went together. */
function posting(answer: (bets: readonly BatchBet[]) => Promise<PlayOutcome[]>, whenFree = async () => {}) {
  const calls: string[][] = [];
  const place = createBetPoster<BatchBet>({
    post: (bets) => {
      calls.push(bets.map(({ nonce }) => nonce));
      return answer(bets);
    },
    whenFree,
  });
  return { calls, place: (...names: string[]) => Promise.allSettled(names.map((name) => place(betOf(name)))) };
}
const named = (results: PromiseSettledResult<PlayOutcome>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value.outcome : String(result.reason.message)));

test('posts bets of the same moment in one call, each with its own outcome', async () => {
  const { calls, place } = posting(async (bets) => bets.map(({ nonce }) => outcomeOf(nonce)));
  assert.deepEqual(named(await place('a', 'b', 'c')), ['a', 'b', 'c']);
  assert.deepEqual(calls, [['a', 'b', 'c']]);
});

test('posts a bet of a busy player again, alone, until it is free', async () => {
  let times = 0;
  const { calls, place } = posting(async (bets) =>
    bets.map(({ nonce }) => {
      const isBusy = nonce === 'b' && times < 3;
      if (isBusy) times += 1;
      return outcomeOf(isBusy ? 'busy' : `${nonce} of ${bets.length}`);
    }),
  );
  assert.deepEqual(named(await place('a', 'b')), ['a of 2', 'b of 1']);
  assert.deepEqual(calls, [['a', 'b'], ['b'], ['b'], ['b']]);
});

test('posts new bets at once while a busy player is waited for', async () => {
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  let isHeld = true;
  const { calls, place } = posting(
    async (bets) => bets.map(({ nonce }) => outcomeOf(isHeld && nonce === 'held' ? 'busy' : 'posted')),
    () => held,
  );
  const waiting = place('held');
  await new Promise(setImmediate);
  assert.deepEqual(named(await place('other')), ['posted']);
  isHeld = false;
  free();
  assert.deepEqual(named(await waiting), ['posted']);
  assert.deepEqual(calls, [['held'], ['other'], ['held']]);
});

test('posts bets one by one when the database refuses one of them', async () => {
  const { calls, place } = posting(async (bets) => {
    if (bets.some(({ nonce }) => nonce === 'bad')) throw refusalOf('23505');
    return bets.map(() => outcomeOf('posted'));
  });
  assert.deepEqual(named(await place('a', 'bad', 'c')), ['posted', '23505', 'posted']);
  assert.deepEqual(calls, [['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
});

test('retries no bet after an error that does not say what was posted', async () => {
  const { calls, place } = posting(async () => {
    throw refusalOf('57P01');
  });
  assert.deepEqual(named(await place('a', 'b')), ['57P01', '57P01']);
  assert.equal(calls.length, 1);
});

test('posts the next bets after an error', async () => {
  let isDown = true;
  const { place } = posting(async (bets) => {
    if (isDown) throw refusalOf('ECONNRESET');
    return bets.map(() => outcomeOf('posted'));
  });
  await place('a', 'b', 'c');
  isDown = false;
  assert.deepEqual(named(await place('a', 'b')), ['posted', 'posted']);
});

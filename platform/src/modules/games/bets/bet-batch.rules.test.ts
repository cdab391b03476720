import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeBatch } from './bet-batch.rules.ts';

let count = 0;
const betOf = (change: Record<string, string> = {}) => {
  count += 1;
  const own = { nonce: `n${count}`, transactionId: `t${count}`, roundId: `r${count}`, playerId: `p${count}` };
  return { bet: { vendor: 'studio', ...own, ...change } };
};

test('batches independent bets in order of arrival', () => {
  const all = [betOf(), betOf(), betOf({ playerId: 'p1' })];
  const waiting = [...all];
  assert.deepEqual(takeBatch(waiting, new Set()), all);
  assert.deepEqual(waiting, []);
});

for (const key of ['nonce', 'transactionId', 'roundId'] as const) {
  test(`leaves a second bet of one ${key} to the next call, unless it is of another studio`, () => {
    const first = betOf();
    const second = betOf({ [key]: first.bet[key] });
    const elsewhere = betOf({ [key]: first.bet[key], vendor: 'other' });
    const waiting = [first, second, elsewhere];
    assert.deepEqual(takeBatch(waiting, new Set()), [first, elsewhere]);
    assert.deepEqual(takeBatch(waiting, new Set()), [second]);
  });
}

test('leaves bets of a player who is in another batch', () => {
  const [busy, free] = [betOf({ playerId: 'busy' }), betOf()];
  const waiting = [busy, free];
  assert.deepEqual(takeBatch(waiting, new Set(['busy'])), [free]);
  assert.deepEqual(waiting, [busy]);
});

test('takes 64 bets at most, in order', () => {
  const all = Array.from({ length: 100 }, () => betOf());
  const waiting = [...all];
  assert.deepEqual(takeBatch(waiting, new Set()), all.slice(0, 64));
  assert.deepEqual(takeBatch(waiting, new Set()), all.slice(64));
});

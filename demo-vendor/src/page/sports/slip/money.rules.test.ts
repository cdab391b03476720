import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decide } from '../../../sports/tickets/payout.rules.ts';
import { amountOfMinor, minorOf } from '../../money/minor.rules.ts';
import { combinedPrice, mayPay } from './money.rules.ts';

test('rounds a parlay down once, at the end', () => {
  assert.equal(combinedPrice(['1.85', '1.85']), '3.42');
  assert.equal(amountOfMinor(mayPay(1000, ['1.85', '1.85'])), '34.22');
  assert.equal(amountOfMinor(mayPay(333, ['1.01', '1.01', '1.01'])), '3.43');
});

test('shows the amount that is paid when every leg wins', () => {
  let seed = 20_261;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 2000; round += 1) {
    const stake = 100 + next(1_000_000);
    const prices = Array.from({ length: 1 + next(8) }, () => amountOfMinor(101 + next(900)));
    const legs = prices.map((price) => ({ price: minorOf(price) * 10, verdict: 'won' as const }));
    assert.deepEqual(decide(stake, legs), { kind: 'pay', minor: mayPay(stake, prices) }, `seed 20261, round ${round}`);
  }
});

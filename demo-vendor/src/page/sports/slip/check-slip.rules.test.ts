import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFixture } from '../testing/a-fixture.ts';
import { type SlipToCheck, slipFault } from './check-slip.rules.ts';
import { pickOf } from './picks.rules.ts';

const fixture = aFixture();
const market = fixture.markets[0] ?? assert.fail('a market');
const pick = pickOf(fixture, market, market.selections[0] ?? assert.fail('a selection'));
const other = { ...pick, fixtureId: 'cove-2' };
const limits = { leastStake: '1.00', mostStake: '100.00', mostPayout: '300.00', mostLegs: 2 };

const fault = (change: Partial<SlipToCheck>) =>
  slipFault({
    mode: 'single',
    picks: [pick],
    states: ['open'],
    stakes: [1000],
    hasUnread: false,
    balanceMinor: 100_000,
    limits,
    ...change,
  });

test('a good slip has no fault, and an empty one says so', () => {
  assert.equal(fault({}), undefined);
  assert.equal(fault({ picks: [], states: [], stakes: [] }), 'empty');
  assert.equal(fault({ stakes: [undefined] }), 'no_stake');
  assert.equal(fault({ stakes: [undefined], hasUnread: true }), 'stake_unread');
  assert.equal(fault({ stakes: [1000], hasUnread: true }), 'stake_unread');
});

test('limits and balance are said before the server is asked', () => {
  assert.equal(fault({ stakes: [99] }), 'below_minimum');
  assert.equal(fault({ stakes: [10_001] }), 'above_maximum');
  assert.equal(fault({ stakes: [1000], balanceMinor: 999 }), 'insufficient_balance');
  assert.equal(fault({ picks: [{ ...pick, price: '30.01' }] }), 'above_payout');
});

test('what has become of the picks counts more than the stake', () => {
  assert.equal(fault({ states: ['suspended'], stakes: [99] }), 'market_suspended');
  assert.equal(fault({ states: ['moved'], stakes: [undefined] }), 'odds_changed');
  const both = { picks: [pick, other], stakes: [500, 500] };
  assert.equal(fault({ ...both, states: ['moved', 'closed'] }), 'market_closed');
  assert.equal(fault({ ...both, stakes: [500, undefined], states: ['open', 'closed'] }), undefined);
});

test('a parlay takes two matches at least, each once, and not too many', () => {
  const parlay = (picks: SlipToCheck['picks']) =>
    fault({ mode: 'parlay', picks, states: picks.map(() => 'open' as const), stakes: [500] });
  assert.equal(parlay([pick]), 'too_few_legs');
  assert.equal(parlay([pick, { ...pick, market: 'ou:2.5' }]), 'same_match');
  assert.equal(parlay([pick, other, { ...pick, fixtureId: 'cove-3' }]), 'too_many_legs');
  assert.equal(parlay([pick, other]), undefined);
});

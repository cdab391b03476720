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

test('finds no fault in a valid slip, and reports an empty one', () => {
  assert.equal(fault({}), undefined);
  assert.equal(fault({ picks: [], states: [], stakes: [] }), 'empty');
  assert.equal(fault({ stakes: [undefined] }), 'no_stake');
  assert.equal(fault({ stakes: [undefined], hasUnread: true }), 'stake_unread');
  assert.equal(fault({ stakes: [1000], hasUnread: true }), 'stake_unread');
});

test('checks limits and balance before calling the server', () => {
  assert.equal(fault({ stakes: [99] }), 'below_minimum');
  assert.equal(fault({ stakes: [10_001] }), 'above_maximum');
  assert.equal(fault({ stakes: [1000], balanceMinor: 999 }), 'insufficient_balance');
  assert.equal(fault({ picks: [{ ...pick, price: '30.01' }] }), 'above_payout');
});

test('reports faults of picks before those of the stake', () => {
  assert.equal(fault({ states: ['suspended'], stakes: [99] }), 'market_suspended');
  assert.equal(fault({ states: ['moved'], stakes: [undefined] }), 'odds_changed');
  const both = { picks: [pick, other], stakes: [500, 500] };
  assert.equal(fault({ ...both, states: ['moved', 'closed'] }), 'market_closed');
  assert.equal(fault({ ...both, stakes: [500, undefined], states: ['open', 'closed'] }), undefined);
});

test('requires at least two different matches in a parlay, and not too many', () => {
  const parlay = (picks: SlipToCheck['picks']) =>
    fault({ mode: 'parlay', picks, states: picks.map(() => 'open' as const), stakes: [500] });
  assert.equal(parlay([pick]), 'too_few_legs');
  assert.equal(parlay([pick, { ...pick, market: 'ou:2.5' }]), 'same_match');
  assert.equal(parlay([pick, other, { ...pick, fixtureId: 'cove-3' }]), 'too_many_legs');
  assert.equal(parlay([pick, other]), undefined);
});

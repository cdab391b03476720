import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignIsClosed, shownCode, unmetCondition } from './redemption.rules.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const open = {
  state: 'open',
  startsAt: new Date('2026-03-02T10:00:00.000Z'),
  endsAt: new Date('2026-03-03T10:00:00.000Z'),
  used: 1,
  uses: 2,
  amountMinor: 500n,
  givenMinor: 500n,
  budgetMinor: 1000n,
} as const;

test('gives from the first moment to the last use and the last cent', () => {
  assert.equal(campaignIsClosed(open, now), undefined);
  assert.equal(campaignIsClosed({ ...open, budgetMinor: null }, now), undefined);
  assert.equal(campaignIsClosed({ ...open, used: 2 }, now), 'promo_code_spent');
  assert.equal(campaignIsClosed({ ...open, budgetMinor: 999n }, now), 'promo_code_spent');
  assert.equal(campaignIsClosed(open, new Date(open.startsAt.getTime() - 1)), 'promo_code_early');
  assert.equal(campaignIsClosed(open, open.endsAt), 'promo_code_over');
  assert.equal(campaignIsClosed({ ...open, state: 'paused' }, now), 'promo_code_paused');
  assert.equal(campaignIsClosed({ ...open, state: 'ended' }, now), 'promo_code_over');
});

test('names the first condition that is not met', () => {
  const conditions = { newWithinDays: 7, minRank: 2, minDepositMinor: 2000n, contact: 'verified' } as const;
  const weekAgo = new Date('2026-02-23T10:00:00.000Z');
  const facts = {
    registeredAt: new Date(weekAgo.getTime() + 1),
    rank: 2,
    depositedMinor: 2000n,
    hasVerifiedContact: true,
  };
  assert.equal(unmetCondition(conditions, facts, now), undefined);
  assert.equal(unmetCondition(conditions, { ...facts, registeredAt: weekAgo }, now)?.code, 'promo_code_newcomers');
  assert.equal(unmetCondition(conditions, { ...facts, rank: 1 }, now)?.code, 'promo_code_rank');
  assert.equal(unmetCondition(conditions, { ...facts, depositedMinor: 1999n }, now)?.code, 'promo_code_deposit');
  assert.equal(unmetCondition(conditions, { ...facts, hasVerifiedContact: false }, now)?.code, 'promo_code_contact');
  const forAll = { newWithinDays: null, minRank: 0, minDepositMinor: 0n, contact: 'any' } as const;
  const nobody = { registeredAt: new Date(0), rank: 0, depositedMinor: 0n, hasVerifiedContact: false };
  assert.equal(unmetCondition(forAll, nobody, now), undefined);
});

test('shows one-use codes in groups of four', () => {
  assert.equal(shownCode('23456789ABCD', true), '2345-6789-ABCD');
  assert.equal(shownCode('LANTERN50', false), 'LANTERN50');
});

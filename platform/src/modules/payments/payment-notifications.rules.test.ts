import assert from 'node:assert/strict';
import { test } from 'node:test';
import { depositRejections } from '@portal/shared/contract/payments/deposit-states';
import { depositNotification, withdrawalNotification } from './payment-notifications.rules.ts';

type Deposit = Parameters<typeof depositNotification>[0];
type Withdrawal = Parameters<typeof withdrawalNotification>[0];

const at = new Date('2026-03-02T08:00:00.000Z');
const deposit = (change: Partial<Deposit>): Deposit => ({
  id: 'd1',
  memberId: 'm1',
  methodId: 'bank',
  methodName: 'Bank',
  provider: 'manual',
  reference: 'ABC2345678',
  state: 'created',
  version: 1,
  amountMinor: 150_000n,
  feeBasisPoints: 0,
  showsQr: true,
  release: '',
  createdAt: at,
  changedAt: at,
  expiresAt: at,
  payTo: null,
  payToken: 't',
  review: null,
  rejection: null,
  paymentReference: null,
  arrivedMinor: null,
  feeMinor: null,
  repaidMinor: null,
  proofs: 0,
  isOpened: false,
  isClosed: false,
  askAgainAt: null,
  ...change,
});
const withdrawal = (state: Withdrawal['state']): Withdrawal => ({
  id: 'w1',
  reference: 'WD-2603-7K3QM',
  memberId: 'm1',
  state,
  version: 1,
  amountMinor: 150_000n,
  feeMinor: 1500n,
  release: '',
  bankAccountId: 'b1',
  appliedAt: at,
  expectedBy: null,
  changedAt: at,
  parts: [],
});

// covers 1, 3
test('notifies of a credited or rejected deposit, with what arrived less the fee', () => {
  const credited = depositNotification(deposit({ state: 'credited', arrivedMinor: 140_000n, feeMinor: 1000n }));
  assert.deepEqual(
    [credited?.reference, credited?.topic, credited?.texts.EN?.title],
    ['deposit-d1-credited', 'deposit', 'Deposit of 1,390.00 credited'],
  );
  for (const rejection of depositRejections) {
    const notification = depositNotification(deposit({ state: 'rejected', rejection }));
    assert.deepEqual(Object.keys(notification?.texts ?? {}), ['EN', 'CN', 'MY', 'VN', 'TH']);
    assert.match(notification?.texts.EN?.content ?? '', /^Your deposit ABC2345678 could not be credited\. .+\.$/);
  }
  for (const state of ['created', 'in_review', 'expired', 'cancelled', 'failed'] as const)
    assert.equal(depositNotification(deposit({ state })), undefined);
});

// covers 1, 3
test('notifies of a paid withdrawal less the fee, a rejected one in full, and a refund with what came back', () => {
  assert.equal(withdrawalNotification(withdrawal('paid'))?.texts.EN?.title, 'Withdrawal of 1,485.00 paid');
  assert.equal(withdrawalNotification(withdrawal('rejected'))?.texts.EN?.title, 'Withdrawal of 1,500.00 rejected');
  const part = {
    id: 'p1',
    withdrawalId: 'w1',
    no: 1,
    reference: 'r1',
    state: 'received',
    amountMinor: 120_000n,
  } as const;
  const parts = [{ ...part, paidAt: at, answerBy: at, answeredAt: at }];
  const refunded = withdrawalNotification({ ...withdrawal('refunded'), parts });
  assert.deepEqual(
    [refunded?.reference, refunded?.texts.EN?.title],
    ['withdrawal-w1-refunded', 'Withdrawal refunded: 300.00'],
  );
  for (const state of ['applied', 'approved', 'paying', 'received', 'cancelled'] as const)
    assert.equal(withdrawalNotification(withdrawal(state)), undefined);
});

test('names the reference of a withdrawal in every language', () => {
  for (const state of ['paid', 'rejected', 'refunded'] as const)
    for (const [language, words] of Object.entries(withdrawalNotification(withdrawal(state))?.texts ?? {}))
      assert.match(words.content, /WD-2603-7K3QM/, `${state} ${language}`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftToPay } from '../withdrawal.rules.ts';
import type { PartRow, Withdrawal } from '../withdrawal-rows.ts';
import { withForce, withPayment, withRefund } from './withdrawal-part.rules.ts';

const now = new Date('2026-03-02T08:00:00.000Z');
const payment = (change: object = {}) => ({ id: 'new', reference: 'bank-9', answerBy: now, ...change });
const statesOf = (parts: readonly PartRow[]) => parts.map(({ id, state }) => `${id} ${state}`);

/** Makes a withdrawal of 300.00 without a fee, with parts of these amounts, named a, b, c. */
function withdrawal(...parts: [PartRow['state'], bigint][]): Withdrawal {
  const rows = parts.map(([state, amountMinor], index) => {
    const id = 'abc'.charAt(index);
    const times = { paidAt: now, answerBy: now, answeredAt: null };
    return { id, withdrawalId: 'w', no: index + 1, amountMinor, reference: `bank-${index}`, state, ...times };
  });
  const begun = {
    id: 'w',
    reference: 'WD-2603-7K3QM',
    memberId: 'm',
    bankAccountId: 'a',
    state: 'not_received',
    version: 5,
    release: '',
  } as const;
  return {
    ...begun,
    amountMinor: 30_000n,
    feeMinor: 0n,
    appliedAt: now,
    expectedBy: null,
    changedAt: now,
    parts: rows,
  };
}

// covers 4
test('leaves disputed parts alone in a payment, so that a false report is not paid twice', () => {
  const disputed = withdrawal(['not_received', 10_000n]);
  const paid = withPayment(disputed, payment(), now);
  assert.deepEqual(statesOf(paid), ['a not_received', 'new paid']);
  assert.equal(paid[1]?.amountMinor, 20_000n, 'what was never paid, and no more');
  assert.equal(leftToPay(disputed, disputed.parts), 20_000n);
  const whole = withdrawal(['not_received', 30_000n]);
  assert.throws(() => withPayment(whole, payment(), now), { code: 'more_than_left_to_pay' });
  assert.throws(() => withPayment(disputed, payment({ amountMinor: 20_001n }), now), { code: 'more_than_left_to_pay' });
});

test('replaces exactly the disputed part that a payment names', () => {
  const disputed = withdrawal(['not_received', 10_000n], ['not_received', 5000n], ['received', 5000n]);
  const paid = withPayment(disputed, payment({ replaces: 'b' }), now);
  assert.deepEqual(statesOf(paid), ['a not_received', 'b returned', 'c received', 'new paid']);
  assert.equal(paid[3]?.amountMinor, 5000n, 'its amount again');
  const more = withPayment(disputed, payment({ replaces: 'b', amountMinor: 15_000n }), now);
  assert.equal(more[3]?.amountMinor, 15_000n, 'with what was never paid');
  const above = payment({ replaces: 'b', amountMinor: 15_001n });
  assert.throws(() => withPayment(disputed, above, now), { code: 'more_than_left_to_pay' });
  for (const replaces of ['c', 'd', ''])
    assert.throws(() => withPayment(disputed, payment({ replaces }), now), { code: 'part_not_disputed' }, replaces);
});

test('forces the receipt of a named part, or of all that is disputed', () => {
  const disputed = withdrawal(['not_received', 10_000n], ['not_received', 20_000n]);
  assert.deepEqual(statesOf(withForce(disputed, 'b')), ['a not_received', 'b forced']);
  assert.deepEqual(statesOf(withForce(disputed)), ['a forced', 'b forced']);
  assert.throws(() => withForce(disputed, 'c'), { code: 'part_not_disputed' });
});

test('refunds disputed parts, but not forced ones', () => {
  const parts = withRefund(withdrawal(['not_received', 10_000n], ['forced', 20_000n]));
  assert.deepEqual(statesOf(parts), ['a refunded', 'b forced']);
  const waiting = withdrawal(['not_received', 10_000n], ['paid', 5000n]);
  assert.throws(() => withRefund(waiting), { code: 'part_unanswered' });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type DepositKind,
  type DepositState,
  depositKinds,
  depositStates,
} from '@portal/shared/contract/payments/deposit-states';
import { depositActs, depositRules, isFarFromOrdered, judgePayment, mayDo } from './deposit-transitions.rules.ts';

/** An independent copy of the table, by kind and state: acts not listed are forbidden. */
const allowed: Readonly<Record<DepositKind, Readonly<Record<DepositState, string>>>> = {
  'bank-transfer': {
    created: 'prove cancel expire approve',
    in_review: 'prove approve reject',
    expired: 'prove approve',
    cancelled: 'approve',
    credited: '',
    rejected: '',
    failed: '',
  },
  provider: {
    created: 'cancel credit question fail expire',
    in_review: 'approve reject',
    expired: 'question',
    cancelled: 'question',
    failed: 'question',
    credited: '',
    rejected: '',
  },
};

// covers 4
test('allows each state of a deposit exactly the listed acts', () => {
  for (const kind of depositKinds)
    for (const state of depositStates)
      for (const act of depositActs) {
        const isAllowed = allowed[kind][state].split(' ').includes(act);
        assert.equal(mayDo(act, kind, state), isAllowed, `${act} of ${kind} from ${state}`);
      }
});

test('needs two operators for what a person says about arrived money', () => {
  assert.deepEqual([depositRules.approve.by, depositRules.reject.by], ['two operators', 'two operators']);
  const credits = depositActs.filter((act) => depositRules[act].to === 'credited');
  assert.deepEqual(credits, ['credit', 'approve']);
});

const order = { state: 'created' as DepositState, amountMinor: 5000n, paymentReference: null, arrivedMinor: null };
const paid = { paymentId: 'p-1', state: 'paid' as const, amountMinor: 5000n };

test('credits a payment once, sends it to review, or stores it with its outcome', () => {
  const booked = { ...order, paymentReference: 'p-1', arrivedMinor: 5000n };
  const late = { outcome: 'review', review: 'late' };
  const cases: [string, Parameters<typeof judgePayment>, object][] = [
    ['right and in time', [order, paid, true], { outcome: 'credited' }],
    ['wrong amount', [order, { ...paid, amountMinor: 4999n }, true], { outcome: 'review', review: 'wrong_amount' }],
    ['of a closed member', [order, paid, false], { outcome: 'review', review: 'account_closed' }],
    ['after the time', [{ ...order, state: 'expired' }, paid, true], late],
    ['after it was cancelled', [{ ...order, state: 'cancelled' }, paid, true], late],
    ['after it had failed', [{ ...order, state: 'failed' }, paid, true], late],
    ['late and wrong', [{ ...order, state: 'expired' }, { ...paid, amountMinor: 1n }, false], late],
    ['twice', [{ ...booked, state: 'credited' }, paid, true], { outcome: 'repeated' }],
    ['twice, while it is looked at', [{ ...booked, state: 'in_review' }, paid, true], { outcome: 'repeated' }],
    ['twice, after it was rejected', [{ ...booked, state: 'rejected' }, paid, true], { outcome: 'repeated' }],
    [
      'another payment',
      [{ ...booked, state: 'credited' }, { ...paid, paymentId: 'p-2' }, true],
      { outcome: 'surplus' },
    ],
    ['another amount', [{ ...booked, state: 'credited' }, { ...paid, amountMinor: 1n }, true], { outcome: 'surplus' }],
    ['failed', [order, { ...paid, state: 'failed' }, true], { outcome: 'failed' }],
    [
      'failed after it was paid',
      [{ ...booked, state: 'credited' }, { ...paid, state: 'failed' }, true],
      { outcome: 'contradicted' },
    ],
    [
      'failed after it was paid, while it is looked at',
      [{ ...booked, state: 'in_review' }, { ...paid, state: 'failed' }, true],
      { outcome: 'contradicted' },
    ],
    [
      'another one failed beside what is booked',
      [{ ...booked, state: 'credited' }, { ...paid, paymentId: 'p-2', state: 'failed' }, true],
      { outcome: 'repeated' },
    ],
    [
      'failed after the time',
      [{ ...order, state: 'expired' }, { ...paid, state: 'failed' }, true],
      { outcome: 'repeated' },
    ],
  ];
  for (const [name, given, expected] of cases) assert.deepEqual(judgePayment(...given), expected, name);
});

test('treats twice the ordered amount, half of it, and beyond as far off', () => {
  const cases: [bigint, boolean][] = [
    ...[1n, 500n, 5000n].map((arrived): [bigint, boolean] => [arrived, true]),
    ...[5001n, 9500n, 10_000n, 19_999n].map((arrived): [bigint, boolean] => [arrived, false]),
    ...[20_000n, 100_000n].map((arrived): [bigint, boolean] => [arrived, true]),
  ];
  for (const [arrived, isFar] of cases) assert.equal(isFarFromOrdered(10_000n, arrived), isFar, String(arrived));
});

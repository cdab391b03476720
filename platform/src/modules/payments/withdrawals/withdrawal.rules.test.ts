import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOf } from '@portal/shared/contract/money/money-parts';
import { partStates, type WithdrawalState, withdrawalStates } from '@portal/shared/contract/payments/withdrawal-states';
import {
  distributionOf,
  leftToPay,
  mayAct,
  type Part,
  receivedOf,
  stateOfParts,
  withdrawalActs,
  withdrawalRules,
} from './withdrawal.rules.ts';

/** An independent copy of the table, by state: acts not listed are forbidden. */
const allowed: Readonly<Record<WithdrawalState, string>> = {
  applied: 'cancel review',
  in_review: 'approve reject',
  approved: 'reject pay',
  paying: 'pay refund confirm report auto_receive',
  paid: 'confirm report auto_receive',
  not_received: 'pay refund force confirm report auto_receive',
  received: '',
  forced_receipt: '',
  rejected: '',
  cancelled: '',
  refunded: '',
};

// covers 4
test('allows each state exactly the listed acts', () => {
  let forbidden = 0;
  for (const state of withdrawalStates)
    for (const act of withdrawalActs) {
      const isAllowed = allowed[state].split(' ').includes(act);
      assert.equal(mayAct(act, state), isAllowed, `${act} from ${state}`);
      if (!isAllowed) forbidden += 1;
    }
  assert.equal(forbidden, withdrawalStates.length * withdrawalActs.length - 20);
});

test('needs two operators to move money out of the hold, except when the owner cancels', () => {
  for (const act of ['approve', 'reject', 'pay', 'refund', 'force'] as const)
    assert.equal(withdrawalRules[act].by, 'two operators', act);
  assert.deepEqual([withdrawalRules.cancel.by, withdrawalRules.review.by], ['member', 'operator']);
});

const amounts = { amountMinor: 10_000n, feeMinor: 100n };
const part = (state: Part['state'], amountMinor: bigint): Part => ({ state, amountMinor });

test('derives the state from the parts: a report first, then unpaid rest, then unanswered parts', () => {
  const cases: [Part[], WithdrawalState][] = [
    [[part('paid', 5000n)], 'paying'],
    [[part('received', 5000n)], 'paying'],
    [[part('paid', 9900n)], 'paid'],
    [[part('received', 5000n), part('paid', 4900n)], 'paid'],
    [[part('received', 9900n)], 'received'],
    [[part('received', 5000n), part('forced', 4900n)], 'forced_receipt'],
    [[part('not_received', 5000n)], 'not_received'],
    [[part('paid', 5000n), part('not_received', 4900n)], 'not_received'],
    [[part('returned', 9900n), part('paid', 9900n)], 'paid'],
    [[part('returned', 9900n), part('received', 9900n)], 'received'],
  ];
  for (const [parts, state] of cases) assert.equal(stateOfParts(amounts, parts), state, JSON.stringify(parts, text));
});

const text = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

test('keeps the sum of all places equal to the amount, in every state with every pair of parts', () => {
  for (const state of withdrawalStates)
    for (const one of partStates)
      for (const two of partStates) {
        const distribution = distributionOf(amounts, state, [part(one, 5000n), part(two, 4900n)]);
        assert.equal(
          distribution.main + distribution.hold + distribution.payouts + distribution.fees,
          10_000n,
          `${state} ${one} ${two}`,
        );
        assert.ok(Object.values(distribution).every((amount) => amount >= 0n));
      }
});

test('charges the fee with the last part, and returns it with a refund', () => {
  const fees = (state: WithdrawalState, ...parts: Part[]) => distributionOf(amounts, state, parts).fees;
  assert.equal(fees('approved'), 0n);
  assert.equal(fees('paying', part('paid', 5000n)), 0n);
  assert.equal(fees('paid', part('received', 5000n), part('paid', 4900n)), 100n);
  const refunded = distributionOf(amounts, 'refunded', [part('received', 5000n), part('refunded', 4900n)]);
  assert.deepEqual(refunded, { main: 5000n, hold: 0n, payouts: 5000n, fees: 0n });
  assert.deepEqual([partOf(9999n, 150), partOf(1n, 5000), partOf(10_000n, 0)], [149n, 0n, 0n]);
});

test('counts disputed parts as paid until they are returned', () => {
  assert.equal(leftToPay(amounts, []), 9900n);
  assert.equal(leftToPay(amounts, [part('received', 5000n), part('not_received', 4900n)]), 0n);
  assert.equal(leftToPay(amounts, [part('received', 5000n), part('returned', 4900n)]), 4900n);
  assert.equal(leftToPay(amounts, [part('paid', 9900n)]), 0n);
  assert.equal(receivedOf([part('received', 1n), part('forced', 2n), part('paid', 4n)]), 3n);
});

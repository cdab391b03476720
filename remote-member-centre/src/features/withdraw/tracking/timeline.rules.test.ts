import type { WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { isRunning, minutesUntil, stepsOf } from './timeline.rules.ts';

const at = '2026-11-22T10:00:00.000Z';
const historyOf = (...states: WithdrawalState[]) => states.map((state) => ({ act: 'x', state, at }));
const drawn = (...states: WithdrawalState[]) =>
  stepsOf({ state: states.at(-1) ?? 'applied', history: historyOf(...states) }).map(
    ({ state, is }) => `${is} ${state}`,
  );

test('lists past steps, the current one, and the next ones', () => {
  expect(drawn('applied', 'in_review')).toEqual([
    'passed applied',
    'now in_review',
    'ahead approved',
    'ahead paid',
    'ahead received',
  ]);
});

test('shows partial payments as one step; reports and repeated payments in order', () => {
  expect(drawn('applied', 'approved', 'paying', 'paying', 'not_received', 'paid')).toEqual([
    'passed applied',
    'passed approved',
    'passed paying',
    'passed not_received',
    'now paid',
    'ahead received',
  ]);
});

test.each(['received', 'forced_receipt', 'rejected', 'cancelled', 'refunded'] as const)(
  'after %s nothing comes',
  (state) => {
    expect(drawn('applied', state).at(-1)).toBe(`now ${state}`);
    expect(isRunning({ state })).toBe(false);
  },
);

test.each(['applied', 'in_review', 'approved', 'paying', 'paid', 'not_received'] as const)(
  '%s is under way',
  (state) => {
    expect(isRunning({ state })).toBe(true);
  },
);

test('rounds minutes up, and never below zero', () => {
  const now = Date.parse(at);
  expect(minutesUntil('2026-11-22T10:30:00.000Z', now + 1)).toBe(30);
  expect(minutesUntil('2026-11-22T10:00:01.000Z', now)).toBe(1);
  expect(minutesUntil('2026-11-22T09:00:00.000Z', now)).toBe(0);
});

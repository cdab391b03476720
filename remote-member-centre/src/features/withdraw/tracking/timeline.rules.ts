import { isFinalWithdrawal, type WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import type { WithdrawalDetail } from '../withdrawal.ts';

interface Step {
  state: WithdrawalState;
  /** Time of the step; absent for future steps. */
  at?: string;
  is: 'passed' | 'now' | 'ahead';
}

/** The regular steps from the current state on. */
const ahead: Partial<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  applied: ['in_review', 'approved', 'paid', 'received'],
  in_review: ['approved', 'paid', 'received'],
  approved: ['paid', 'received'],
  paying: ['paid', 'received'],
  paid: ['received'],
};

/** Timeline of a withdrawal: one step per past state, and the next steps. */
export function stepsOf({ state, history }: Pick<WithdrawalDetail, 'state' | 'history'>): Step[] {
  const reached = history.filter((event, index) => event.state !== history[index - 1]?.state);
  const last = reached.length - 1;
  return [
    ...reached.map(({ state: to, at }, index): Step => ({ state: to, at, is: index === last ? 'now' : 'passed' })),
    ...(ahead[state] ?? []).map((next): Step => ({ state: next, is: 'ahead' })),
  ];
}

/** A paid part waits for the member's answer. */
export const isAsking = ({ parts }: Pick<WithdrawalDetail, 'parts'>): boolean =>
  parts.some(({ state }) => state === 'paid');

const givenBack: readonly WithdrawalState[] = ['cancelled', 'rejected', 'refunded'];

/** The full amount less the fee arrives or has arrived. */
export const arrives = ({ state }: { state: WithdrawalState }): boolean => !givenBack.includes(state);

export const isRunning = ({ state }: { state: WithdrawalState }): boolean => !isFinalWithdrawal(state);

/** Whole minutes until that moment, the one that has begun counted; 0 once it is over. */
export function minutesUntil(moment: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - nowMs) / 60_000));
}

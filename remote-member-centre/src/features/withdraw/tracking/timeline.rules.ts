import { isFinalWithdrawal, type WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import type { WithdrawalDetail } from '../withdrawal.ts';

interface Step {
  state: WithdrawalState;
  /** When it came there; absent for what may still come. */
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

/** What happened to a withdrawal, one step for each state it came to, and what still has to. */
export function stepsOf({ state, history }: Pick<WithdrawalDetail, 'state' | 'history'>): Step[] {
  const reached = history.filter((event, index) => event.state !== history[index - 1]?.state);
  const last = reached.length - 1;
  return [
    ...reached.map(({ state: to, at }, index): Step => ({ state: to, at, is: index === last ? 'now' : 'passed' })),
    ...(ahead[state] ?? []).map((next): Step => ({ state: next, is: 'ahead' })),
  ];
}

/** A part was paid, and its owner has not answered yet. */
export const isAsking = ({ parts }: Pick<WithdrawalDetail, 'parts'>): boolean =>
  parts.some(({ state }) => state === 'paid');

const givenBack: readonly WithdrawalState[] = ['cancelled', 'rejected', 'refunded'];

/** All of it without the fee is in its owner's account, or will be. */
export const arrives = ({ state }: { state: WithdrawalState }): boolean => !givenBack.includes(state);

export const isRunning = ({ state }: { state: WithdrawalState }): boolean => !isFinalWithdrawal(state);

/** Whole minutes until that moment, the one that has begun counted; 0 once it is over. */
export function minutesUntil(moment: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - nowMs) / 60_000));
}

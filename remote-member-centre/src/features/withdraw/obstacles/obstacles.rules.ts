import type { Terms } from '../withdrawal.ts';

export type Obstacle = Terms['blockedBy'][number] | 'account_closed' | 'withdrawals_held';

/** Action that removes an obstacle; absent if only time helps. */
export type WayOut = 'set' | 'bind' | 'play' | 'deposit' | 'pay' | 'support';

const ways: Readonly<Partial<Record<Obstacle, WayOut>>> = {
  payment_password_missing: 'set',
  bank_account_missing: 'bind',
  withdrawal_debt: 'pay',
  turnover_missing: 'play',
  insufficient_balance: 'deposit',
  account_closed: 'support',
};

/** A debt is paid from the main wallet; with nothing in it a deposit pays it. */
export function wayOutOf(obstacle: Obstacle, { balance }: Pick<Terms, 'balance'>): WayOut | undefined {
  return obstacle === 'withdrawal_debt' && balance === '0.00' ? 'deposit' : ways[obstacle];
}

/**
 * What prevents a withdrawal now. A closed account covers everything; an open withdrawal is shown itself. Terms and bank
 * accounts come in two answers: without an account there is no form, whatever the terms of a moment ago say.
 */
export function obstaclesOf(
  { blockedBy, heldUntil }: Pick<Terms, 'blockedBy' | 'heldUntil'>,
  hasBankAccount: boolean,
  isClosed: boolean,
): readonly Obstacle[] {
  if (isClosed) return ['account_closed'];
  if (blockedBy.includes('withdrawal_open')) return ['withdrawal_open'];
  const held: Obstacle[] = heldUntil ? ['withdrawals_held'] : [];
  const isUnknown = !hasBankAccount && !blockedBy.includes('bank_account_missing');
  return [...held, ...(isUnknown ? (['bank_account_missing'] as const) : []), ...blockedBy];
}

import * as v from 'valibot';

/**
 * Where a withdrawal stands. `paying`: in parts, not all of them paid. `not_received`: the player says that a part did not
 * arrive. `refunded`: what had not arrived was given back. `received`, `forced_receipt`, `rejected`, `cancelled` and
 * `refunded` are final.
 */
export const withdrawalStates = [
  'applied',
  'in_review',
  'approved',
  'paying',
  'paid',
  'received',
  'not_received',
  'forced_receipt',
  'rejected',
  'cancelled',
  'refunded',
] as const;
export const withdrawalState = v.picklist(withdrawalStates);
export type WithdrawalState = v.InferOutput<typeof withdrawalState>;

/**
 * Where a part that was paid stands. `returned`: it did not arrive and what it held is to be paid again. `forced`: the
 * operator says that it did arrive, and nothing is refunded. `refunded`: given back to the wallet.
 */
export const partStates = ['paid', 'received', 'not_received', 'returned', 'refunded', 'forced'] as const;
export const partState = v.picklist(partStates);
export type PartState = v.InferOutput<typeof partState>;

/** From these a withdrawal goes no further. */
export const finalWithdrawalStates = ['received', 'forced_receipt', 'rejected', 'cancelled', 'refunded'] as const;

export const isFinalWithdrawal = (state: WithdrawalState): boolean =>
  finalWithdrawalStates.some((final) => final === state);

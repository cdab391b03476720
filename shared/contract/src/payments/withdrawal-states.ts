import * as v from 'valibot';

/**
 * State of a withdrawal. `paying`: in parts, not all paid yet. `not_received`: the player reports that a part did not
 * arrive. `refunded`: what had not arrived went back to the wallet. `received`, `forced_receipt`, `rejected`,
 * `cancelled` and `refunded` are final.
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
 * State of a paid part. `returned`: it did not arrive and its amount is to be paid again. `forced`: the operator
 * declared it received, without refund. `refunded`: back in the wallet.
 */
export const partStates = ['paid', 'received', 'not_received', 'returned', 'refunded', 'forced'] as const;
export const partState = v.picklist(partStates);
export type PartState = v.InferOutput<typeof partState>;

/** Final states of a withdrawal. */
export const finalWithdrawalStates = ['received', 'forced_receipt', 'rejected', 'cancelled', 'refunded'] as const;

export const isFinalWithdrawal = (state: WithdrawalState): boolean =>
  finalWithdrawalStates.some((final) => final === state);

import * as v from 'valibot';

/**
 * State of a deposit. `created`: not paid yet, as far as known. `in_review`: an operator checks it (a proof was sent,
 * or a payment does not match). `credited`: in the wallet. `failed`: the provider reports no payment. Late money moves
 * `expired`, `cancelled` and `failed` to `in_review`; `credited` and `rejected` are final.
 */
export const depositStates = [
  'created',
  'in_review',
  'credited',
  'rejected',
  'expired',
  'cancelled',
  'failed',
] as const;
export const depositState = v.picklist(depositStates);
export type DepositState = v.InferOutput<typeof depositState>;

/** Why an operator checks it. */
export const depositReviews = ['proof', 'wrong_amount', 'late', 'account_closed'] as const;
export const depositReview = v.picklist(depositReviews);
export type DepositReview = v.InferOutput<typeof depositReview>;

/** Reason shown to its owner when it is rejected. */
export const depositRejections = ['not_arrived', 'proof_unreadable', 'other_payer', 'other'] as const;
export const depositRejection = v.picklist(depositRejections);
export type DepositRejection = v.InferOutput<typeof depositRejection>;

/** States that count towards a member's limit of open orders. */
export const openDepositStates = ['created', 'in_review'] as const;

/** `bank-transfer`: to the operator's account, with a proof. `provider`: on a provider's pay page. */
export const depositKinds = ['bank-transfer', 'provider'] as const;
export const depositKind = v.picklist(depositKinds);
export type DepositKind = v.InferOutput<typeof depositKind>;

/** Maximum number of pictures of a deposit. */
export const depositProofsAtMost = 3;

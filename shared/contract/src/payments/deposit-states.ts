import * as v from 'valibot';

/**
 * Where a deposit stands. `created`: not paid yet, as far as the house knows. `in_review`: an operator looks at it (a proof
 * was sent, or a payment came that does not fit). `credited`: in the wallet. `failed`: the provider says that nothing was
 * paid. What arrives late goes from `expired`, `cancelled` and `failed` to `in_review`; `credited` and `rejected` are final.
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

/** Why an operator looks at it. */
export const depositReviews = ['proof', 'wrong_amount', 'late', 'account_closed'] as const;
export const depositReview = v.picklist(depositReviews);
export type DepositReview = v.InferOutput<typeof depositReview>;

/** What its owner is told when it is rejected. */
export const depositRejections = ['not_arrived', 'proof_unreadable', 'other_payer', 'other'] as const;
export const depositRejection = v.picklist(depositRejections);
export type DepositRejection = v.InferOutput<typeof depositRejection>;

/** These count for how many a member may have at once. */
export const openDepositStates = ['created', 'in_review'] as const;

/** `bank-transfer`: to the house's account, with a proof. `provider`: on the pay page of a provider. */
export const depositKinds = ['bank-transfer', 'provider'] as const;
export const depositKind = v.picklist(depositKinds);
export type DepositKind = v.InferOutput<typeof depositKind>;

/** Pictures of one deposit. */
export const depositProofsAtMost = 3;

import * as v from 'valibot';
import { defineTopic } from '../../kernel/outbox/outbox.ts';

/** A credited deposit. Published once by the payments module, in the transaction that moves the money. */
export const depositCredited = defineTopic(
  'deposit.credited',
  v.object({
    /** Identifies the deposit, or the notice that was credited without one. */
    reference: v.string(),
    memberId: v.string(),
    /** Amount received without the fee, whole minor units as decimal text; includes what paid a debt of the member. */
    amountMinor: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
    creditedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type DepositCredited = v.InferOutput<typeof depositCredited.payload>;

/**
 * Money that was paid out for a withdrawal, or came back from one. Published by the payments module with each movement
 * of the money, so the sum of all events is what the member was paid.
 */
export const withdrawalPaidOut = defineTopic(
  'withdrawal.paid-out',
  v.object({
    /** Identifies the movement. */
    reference: v.string(),
    memberId: v.string(),
    /** Without the fee, whole minor units as decimal text; negative for money that came back. */
    changeMinor: v.pipe(v.string(), v.regex(/^-?\d{1,18}$/)),
    at: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type WithdrawalPaidOut = v.InferOutput<typeof withdrawalPaidOut.payload>;

/** A withdrawal that its member waits for no more. Published by the payments module in the transaction that ends it. */
export const withdrawalEnded = defineTopic(
  'withdrawal.ended',
  v.object({
    /** Code that can be read out. */
    reference: v.string(),
    memberId: v.string(),
    state: v.picklist(['paid', 'rejected', 'refunded']),
    /** Without the fee when it was paid, whole minor units as decimal text. */
    amountMinor: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  }),
);

export type WithdrawalEnded = v.InferOutput<typeof withdrawalEnded.payload>;

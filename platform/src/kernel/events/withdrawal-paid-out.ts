import * as v from 'valibot';
import { defineTopic } from '../outbox/outbox.ts';

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

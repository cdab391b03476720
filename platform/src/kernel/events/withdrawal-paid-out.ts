import * as v from 'valibot';
import { defineTopic } from '../outbox.ts';

/**
 * What has left the house for a withdrawal, or has come back of it. Told by the payments module with each movement of the
 * money, so that the sum of what is told is what its member was paid.
 */
export const withdrawalPaidOut = defineTopic(
  'withdrawal.paid-out',
  v.object({
    /** Names the movement. */
    reference: v.string(),
    memberId: v.string(),
    /** Without the fee, whole minor units as decimal text; below zero of what came back. */
    changeMinor: v.pipe(v.string(), v.regex(/^-?\d{1,18}$/)),
    at: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type WithdrawalPaidOut = v.InferOutput<typeof withdrawalPaidOut.payload>;

import * as v from 'valibot';
import { defineTopic } from '../outbox/outbox.ts';

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

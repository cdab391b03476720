import * as v from 'valibot';
import { defineTopic } from '../outbox.ts';

/** Money paid in that has been credited. Told once by the payments module, with the movement of the money. */
export const depositCredited = defineTopic(
  'deposit.credited',
  v.object({
    /** Names the deposit, or the notice that was credited without one. */
    reference: v.string(),
    memberId: v.string(),
    /** What has arrived without the fee, whole minor units as decimal text; with what paid a debt of the member. */
    amountMinor: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
    creditedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type DepositCredited = v.InferOutput<typeof depositCredited.payload>;

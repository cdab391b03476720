import * as v from 'valibot';
import { defineTopic } from '../outbox.ts';

/** Money of a reward that has come to a member's wallet. Told once by the rewards module, with the movement of the money. */
export const rewardPaid = defineTopic(
  'reward.paid',
  v.object({
    /** Of the reward. */
    grantId: v.string(),
    memberId: v.string(),
    /** When it was paid (member/upline-path.rules.ts). */
    uplinePath: v.string(),
    /** What gave it; `rebate` of rebates. */
    source: v.string(),
    /** Whole minor units as decimal text. */
    amountMinor: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
    paidAt: v.pipe(v.string(), v.isoTimestamp()),
    /** YYYY-MM-DD in the setting timeZone. */
    day: v.pipe(v.string(), v.isoDate()),
  }),
);

export type RewardPaid = v.InferOutput<typeof rewardPaid.payload>;

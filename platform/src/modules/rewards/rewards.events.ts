import * as v from 'valibot';
import { defineTopic } from '../../kernel/outbox/outbox.ts';

/**
 * A reward credited to a member's wallet. Published once by the rewards module, in the transaction that moves the
 * money.
 */
export const rewardPaid = defineTopic(
  'reward.paid',
  v.object({
    /** Id of the reward. */
    grantId: v.string(),
    memberId: v.string(),
    /** Upline at the time of payment (accounts/branches/upline-path.rules.ts). */
    uplinePath: v.string(),
    /** What granted it; `rebate` for rebates. */
    source: v.string(),
    /** Whole minor units as decimal text. */
    amountMinor: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
    paidAt: v.pipe(v.string(), v.isoTimestamp()),
    /** YYYY-MM-DD in the setting timeZone. */
    day: v.pipe(v.string(), v.isoDate()),
  }),
);

export type RewardPaid = v.InferOutput<typeof rewardPaid.payload>;

/** A reward that came without its member asking: it waits to be claimed, or is a rebate that was paid. */
export const rewardArrived = defineTopic(
  'reward.arrived',
  v.object({
    memberId: v.string(),
    kind: v.picklist(['claimable', 'rebate']),
    /** Whole minor units as decimal text. */
    amountMinor: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
    points: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  }),
);

export type RewardArrived = v.InferOutput<typeof rewardArrived.payload>;

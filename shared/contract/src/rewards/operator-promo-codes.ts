import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { gameType } from '../game-types.ts';
import { amountText, nonNegativeAmountText, positiveAmountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';
import { sharedPromoCode } from './promo-code-text.ts';

const finance = ['finance-maker', 'finance-checker'] as const;
const id = filledText(64);

/** A whole number; text in an approval request. */
const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/)), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

const weightsByGameType = v.record(gameType, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)));

/** Who must have proved a mobile number or e-mail address: nobody, or the member. */
export const promoCodeContact = v.picklist(['any', 'verified']);

/** One-use codes that a campaign may have. */
export const promoCodeBatchAtMost = 10_000;

/** What a campaign of promo codes gives, to whom, how often and when. */
export const newPromoCampaign = v.object({
  /** The code of all members; without it a batch of one-use codes is made, as many as `uses`. */
  code: v.optional(sharedPromoCode),
  /** Redemptions in all, each of another member. */
  uses: whole(1, 1_000_000),
  amount: v.optional(positiveAmountText),
  points: v.optional(whole(1, 1_000_000)),
  /** Turnover required before the amount can be withdrawn, in percent of it; 100 is once. */
  turnoverPercent: v.optional(whole(0, 10_000), 100),
  /** Percentage of a stake that counts, by game type; missing types count 0. Absent: all of every stake. */
  weights: v.optional(v.union([weightsByGameType, v.pipe(v.string(), v.parseJson(), weightsByGameType)])),
  /** Days to claim the reward in the reward centre. */
  claimDays: v.optional(whole(1, 365), 30),
  /** Money that it gives in all. */
  budget: v.optional(positiveAmountText),
  startsAt: isoTime,
  endsAt: isoTime,
  /** Only members who registered less than this many days ago. */
  newWithinDays: v.optional(whole(1, 3650)),
  minRank: v.optional(whole(0, 99), 0),
  /** Credited deposits in all. */
  minDeposit: v.optional(nonNegativeAmountText, '0.00'),
  contact: v.optional(promoCodeContact, 'any'),
});
export type NewPromoCampaign = v.InferOutput<typeof newPromoCampaign>;

/** `ended` is final. */
export const promoCampaignState = v.picklist(['open', 'paused', 'ended']);
export type PromoCampaignState = v.InferOutput<typeof promoCampaignState>;

export const promoCampaign = v.object({
  id: v.string(),
  /** Absent for a batch of one-use codes. */
  code: v.optional(v.string()),
  state: promoCampaignState,
  /** Redemptions whose reward was not lost unclaimed, and how many there may be. */
  used: v.number(),
  uses: v.number(),
  /** Each reward. */
  amount: amountText,
  points: v.number(),
  turnoverPercent: v.number(),
  weights: v.optional(v.record(v.string(), v.number())),
  claimDays: v.number(),
  /** Money given, unclaimed rewards included, and what may be given. */
  given: amountText,
  budget: v.optional(amountText),
  startsAt: isoTime,
  endsAt: isoTime,
  newWithinDays: v.optional(v.number()),
  minRank: v.number(),
  minDeposit: amountText,
  contact: promoCodeContact,
  madeBy: v.string(),
  madeAt: isoTime,
});
export type PromoCampaign = v.InferOutput<typeof promoCampaign>;

/** Why a campaign cannot be made. */
export const promoCampaignFaults = [
  'promo_code_reward',
  'promo_code_turnover',
  'promo_code_budget',
  'promo_code_batch',
  'promo_code_window',
  'promo_code_exists',
] as const;
export type PromoCampaignFault = (typeof promoCampaignFaults)[number];

/**
 * Makes a shared promo code or a batch of one-use codes. Where that takes two persons (`rewards.approvedByTwo`), the
 * request is returned instead, and the codes are there when another operator accepts it.
 */
export const createPromoCampaign = defineCall({
  method: 'post',
  path: '/operator/promoCodes',
  access: 'operator',
  stepUp: true,
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({ ...newPromoCampaign.entries, why: reason }),
  output: v.object({ campaign: v.optional(promoCampaign), approvalRequest: v.optional(approvalRequest) }),
  refusals: [...promoCampaignFaults, 'proposal_open', 'own_login_required', 'account_recently_reset'],
});

/** Campaigns with their uses and the money given, newest first. */
export const listPromoCampaigns = defineCall({
  method: 'get',
  path: '/operator/promoCodes',
  access: 'operator',
  roles: [...finance, 'support', 'admin'],
  input: v.object({ state: v.optional(promoCampaignState), code: v.optional(sharedPromoCode), pageNo, pageSize }),
  output: v.object({ list: v.array(promoCampaign), totalPages }),
  refusals: [],
});

/** Pauses, resumes or ends a campaign. What was redeemed stays. */
export const changePromoCampaign = defineCall({
  method: 'post',
  path: '/operator/promoCodes/:id/state',
  access: 'operator',
  stepUp: true,
  roles: finance,
  idempotent: true,
  input: v.object({ id, act: v.picklist(['pause', 'resume', 'end']), why: reason }),
  output: promoCampaign,
  refusals: ['not_found', 'promo_code_state', 'own_login_required'],
});

/** The codes of a campaign as a file, with who used each of a batch. Each one is worth money: reading writes an audit line. */
export const exportPromoCodes = defineCall({
  method: 'get',
  path: '/operator/promoCodes/:id/codes.csv',
  access: 'operator',
  stepUp: true,
  roles: finance,
  csv: true,
  input: v.object({ id }),
  output: v.string(),
  refusals: ['not_found'],
});

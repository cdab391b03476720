import * as v from 'valibot';
import { nonNegativeAmountText } from '../money/amounts.ts';

/** Kinds of contracts between an agent and the one above (docs/product.md 1, 3, 4). */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export const contractKind = v.picklist(contractKinds);
export type ContractKind = v.InferOutput<typeof contractKind>;

/** Salary periods of docs/product.md 9, in days of the setting `timeZone`: weeks from Monday, halves 1-15 and 16-end. */
export const payPeriod = v.picklist(['daily', 'weekly', 'semimonthly', 'monthly']);
export type PayPeriod = v.InferOutput<typeof payPeriod>;

/** Whole basis points, 0 to 100 %: 150 is 1.5 %. */
export const rate = v.pipe(
  v.number('invalid_rate'),
  v.integer('invalid_rate'),
  v.minValue(0, 'invalid_rate'),
  v.maxValue(10_000, 'invalid_rate'),
);

export const tiersAtMost = 10;

/**
 * Conditions of a rate, all of which must hold. `validBet` is the period's valid bet for a dividend, and the daily or
 * hourly bet amount for a salary.
 */
export const tier = v.object({
  validBet: nonNegativeAmountText,
  /** Minimum net win of the platform from the team, after bonuses and rebates; "0.00" requires nothing. */
  profitLoss: nonNegativeAmountText,
  /** Members of the team with a settled bet in the period. */
  activeMembers: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  rate,
});
export type Tier = v.InferOutput<typeof tier>;

/** Lowest first; each later tier requires no less and gives more. */
const tiers = v.pipe(v.array(tier), v.minLength(1, 'tiers_missing'), v.maxLength(tiersAtMost, 'tiers_too_many'));

export const dividendTerms = v.object({
  kind: v.literal('dividend'),
  period: payPeriod,
  /** A negative period reduces those after it (loss carry-forward). */
  carryLoss: v.boolean(),
  tiers,
});

export const dailyTerms = v.object({ kind: v.literal('daily'), period: payPeriod, tiers });

export const hourlyTerms = v.object({ kind: v.literal('hourly'), tiers });

/** Settled every 5 minutes. */
export const realTimeTerms = v.object({
  kind: v.literal('realtime'),
  /** Basis points of the losses of the window's losing players. */
  profitRate: rate,
  /** Basis points of the profits of the window's winning players. */
  lossRate: rate,
  /** Bets with a higher stake are ignored; "0.00" ignores none. */
  singleBet: nonNegativeAmountText,
});

export const contractTerms = v.variant('kind', [dividendTerms, dailyTerms, hourlyTerms, realTimeTerms]);
export type ContractTerms = v.InferOutput<typeof contractTerms>;
export type TieredTerms = Exclude<ContractTerms, { kind: 'realtime' }>;
export type RealTimeTerms = Extract<ContractTerms, { kind: 'realtime' }>;

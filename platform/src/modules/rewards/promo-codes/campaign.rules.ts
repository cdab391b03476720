import { minorUnits } from '@portal/shared/contract/money/amounts';
import {
  type NewPromoCampaign,
  type PromoCampaignFault,
  promoCodeBatchAtMost,
} from '@portal/shared/contract/rewards/operator-promo-codes';
import type { CampaignRow } from './promo-codes.tables.ts';

const longestMs = 366 * 86_400_000;

/** Returns why a campaign cannot be made; undefined when it can. Whether its code is free is for the database to say. */
export function campaignFault(asked: NewPromoCampaign, now: Date): PromoCampaignFault | undefined {
  const { amount, points, turnoverPercent, weights, budget, code, uses } = asked;
  if (amount === undefined && points === undefined) return 'promo_code_reward';
  if (turnoverPercent > 0 && weights && !Object.values(weights).some((percent) => percent > 0))
    return 'promo_code_turnover';
  if (budget !== undefined && minorUnits(budget) < minorUnits(amount ?? '0.00')) return 'promo_code_budget';
  if (code === undefined && uses > promoCodeBatchAtMost) return 'promo_code_batch';
  const [from, to] = [Date.parse(asked.startsAt), Date.parse(asked.endsAt)];
  return from < to && to - from <= longestMs && to > now.getTime() ? undefined : 'promo_code_window';
}

/** The most money that a campaign gives, in minor units. */
export function largestCost({ amount = '0.00', uses, budget }: NewPromoCampaign): bigint {
  const all = minorUnits(amount) * BigInt(uses);
  const bound = budget === undefined ? all : minorUnits(budget);
  return all < bound ? all : bound;
}

/** A campaign as the texts of an approval request; `newPromoCampaign` reads them. */
export function requestTexts(asked: NewPromoCampaign): Record<string, string> {
  const texts = Object.entries(asked).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
  });
  return Object.fromEntries(texts);
}

/** The row of a new campaign. */
export function newCampaignRow(
  id: string,
  asked: NewPromoCampaign,
  made: { madeBy: string; madeAt: Date },
): CampaignRow {
  const { code, uses, amount, points, budget, weights, newWithinDays, minDeposit, startsAt, endsAt, ...rest } = asked;
  return {
    ...rest,
    id,
    code: code ?? null,
    state: 'open',
    used: 0,
    uses,
    amountMinor: minorUnits(amount ?? '0.00'),
    points: BigInt(points ?? 0),
    weights: weights ?? null,
    givenMinor: 0n,
    budgetMinor: budget === undefined ? null : minorUnits(budget),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    newWithinDays: newWithinDays ?? null,
    minDepositMinor: minorUnits(minDeposit),
    ...made,
  };
}

import type { PromoCampaignState } from '@portal/shared/contract/rewards/operator-promo-codes';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';

/** Campaigns of promo codes: terms, and what was taken of them; locked while a code is redeemed. */
export const promoCampaigns = pgTable(
  'promo_campaigns',
  {
    id: text('id').primaryKey(),
    /** The code of all members; null for a batch of one-use codes. */
    code: text('code'),
    state: text('state').$type<PromoCampaignState>().notNull(),
    used: integer('used').notNull().default(0),
    uses: integer('uses').notNull(),
    /** Of each reward. */
    amountMinor: minor('amount_minor').notNull(),
    points: bigint('points', { mode: 'bigint' }).notNull(),
    turnoverPercent: integer('turnover_percent').notNull(),
    weights: jsonb('weights').$type<Readonly<Record<string, number>>>(),
    claimDays: integer('claim_days').notNull(),
    givenMinor: minor('given_minor').notNull(),
    budgetMinor: minor('budget_minor'),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    newWithinDays: integer('new_within_days'),
    minRank: integer('min_rank').notNull(),
    minDepositMinor: minor('min_deposit_minor').notNull(),
    contact: text('contact').$type<'any' | 'verified'>().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: time('made_at').notNull(),
  },
  (table) => [
    index('promo_campaigns_made').on(table.madeAt),
    check('promo_campaigns_uses', sql`${table.used} between 0 and ${table.uses}`),
    check(
      'promo_campaigns_budget',
      sql`${table.givenMinor} between 0 and coalesce(${table.budgetMinor}, ${table.givenMinor})`,
    ),
  ],
);

/** Codes that members type: one of a shared campaign, many of a batch. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    /** Upper case, without hyphens. */
    code: text('code').primaryKey(),
    campaignId: text('campaign_id').notNull(),
    /** Who used up a one-use code. */
    usedBy: text('used_by'),
    usedAt: time('used_at'),
  },
  (table) => [index('promo_codes_campaign').on(table.campaignId, table.code)],
);

export type CampaignRow = typeof promoCampaigns.$inferSelect;
export type PromoCodeRow = typeof promoCodes.$inferSelect;

import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { RewardSource, RewardState } from '@portal/shared/contract/rewards/rewards';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';

/** What a member is given by a promotion, a mission, a draw, a rebate and so on. Paid when claimed. */
export const rewardGrants = pgTable(
  'reward_grants',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    source: text('source').$type<RewardSource>().notNull(),
    /** What it is given for, within the source: given once, however often. */
    reference: text('reference').notNull(),
    name: jsonb('name').$type<Partial<Record<LanguageCode, string>>>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    points: bigint('points', { mode: 'bigint' }).notNull(),
    /** Percent of the amount to be bet before withdrawal. */
    turnoverPercent: integer('turnover_percent').notNull(),
    /** Percentage of a stake that counts, by game type; when absent, all of every stake. */
    weights: jsonb('weights').$type<Readonly<Record<string, number>>>(),
    state: text('state').$type<RewardState>().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
    claimedAt: time('claimed_at'),
    /** When its member declined it: it is withdrawn for good. */
    declinedAt: time('declined_at'),
  },
  (table) => [
    uniqueIndex('reward_grants_reference').on(table.memberId, table.source, table.reference),
    index('reward_grants_member').on(table.memberId, table.state, table.createdAt),
    // The expiry job reads this every minute.
    index('reward_grants_expiry').on(table.expiresAt).where(sql`${table.state} = 'claimable'`),
  ],
);

export type Grant = typeof rewardGrants.$inferSelect;

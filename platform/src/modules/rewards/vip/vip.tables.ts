import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor } from '../../../kernel/columns.ts';

/** Rounds whose stake has been counted as a valid bet; the round id makes each bet count once. */
export const validRounds = pgTable('valid_rounds', {
  roundId: text('round_id').primaryKey(),
  memberId: text('member_id').notNull(),
});

/** Valid bets of a member in all, and the level they have led to; a rank that the operator gave is none of it. */
export const vipProgress = pgTable('vip_progress', {
  memberId: text('member_id').primaryKey(),
  validMinor: minor('valid_minor').notNull(),
  reachedRank: integer('reached_rank').notNull(),
});

/** Valid bets of a member in a month (YYYY-MM), for the rank list. */
export const vipMonths = pgTable(
  'vip_months',
  {
    month: text('month').notNull(),
    memberId: text('member_id').notNull(),
    validMinor: minor('valid_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.memberId] }),
    index('vip_months_best').on(table.month, table.validMinor),
  ],
);

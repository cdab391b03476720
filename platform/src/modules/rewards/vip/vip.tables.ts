import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor } from '../../../kernel/database/columns.ts';

/** Rounds counted as valid bets; the round id makes each bet count once. */
export const validRounds = pgTable('valid_rounds', {
  roundId: text('round_id').primaryKey(),
  memberId: text('member_id').notNull(),
});

/** A member's total valid bets and the level they led to; without ranks set by the operator. */
export const vipProgress = pgTable('vip_progress', {
  memberId: text('member_id').primaryKey(),
  validMinor: minor('valid_minor').notNull(),
  reachedRank: integer('reached_rank').notNull(),
});

/** A member's valid bets in a month (YYYY-MM), for the leaderboard. */
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

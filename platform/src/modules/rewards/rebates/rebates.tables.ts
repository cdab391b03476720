import type { GameType } from '@portal/shared/contract/game-types';
import type { RebateMode } from '@portal/shared/contract/rewards/rebates';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';

/** A member's valid bets in a category on a day, and what was paid for them. */
export const rebateDays = pgTable(
  'rebate_days',
  {
    memberId: text('member_id').notNull(),
    gameType: text('game_type').$type<GameType>().notNull(),
    day: date('day').notNull(),
    validMinor: minor('valid_minor').notNull(),
    /** Rate of the day, by the rank at its end. */
    basisPoints: integer('basis_points').notNull(),
    /** Valid bets of the day that were rebated, or never will be. */
    rebatedMinor: minor('rebated_minor').notNull(),
    /** What the day has brought so far. */
    paidMinor: minor('paid_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.gameType, table.day] }),
    index('rebate_days_day').on(table.day, table.gameType),
  ],
);

export type RebateDay = typeof rebateDays.$inferSelect;

/** Paid rebates: an automatic one covers one day, a claimed one several. */
export const rebatePayments = pgTable(
  'rebate_payments',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    gameType: text('game_type').$type<GameType>().notNull(),
    mode: text('mode').$type<RebateMode>().notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** Valid bets that it covers. */
    validMinor: minor('valid_minor').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    paidAt: time('paid_at').notNull(),
  },
  (table) => [index('rebate_payments_member').on(table.memberId, table.paidAt)],
);

export type RebatePayment = typeof rebatePayments.$inferSelect;

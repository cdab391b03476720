import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/columns.ts';

/** Places of lotteries in the menus; name, order and state are the catalogue's, draws and tickets the studio's. */
export const lotteryGames = pgTable('lottery_games', {
  /** `<vassalage>.<gameCode>` */
  gameId: text('game_id').primaryKey(),
  gameCode: text('game_code').notNull(),
  vassalage: text('vassalage').notNull(),
  prizeMode: text('prize_mode').notNull(),
  groupCode: text('group_code').notNull(),
  groupName: text('group_name').notNull(),
  defaultPlayType: text('default_play_type').notNull(),
});

/** What studios told of the draws of lotteries (vendor_results), one row each, as players read it. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    provider: text('provider').notNull(),
    gameCode: text('game_code').notNull(),
    eventId: text('event_id').notNull(),
    /** open, closed, result, cancelled */
    state: text('state').notNull(),
    closesAt: time('closes_at'),
    /** Of a draw to come: when; without a word of the studio's its close. */
    drawsAt: time('draws_at'),
    /** When it ended, a cancelled one when it was to be drawn; null while it has not, and of a result that nobody can read. */
    drawnAt: time('drawn_at'),
    prizes: jsonb('prizes').$type<OpenedDraw['prizes']>().notNull().default([]),
    corrections: smallint('corrections').notNull().default(0),
    commitment: text('commitment'),
    seed: text('seed'),
    /** Why it was cancelled or corrected last, as players read it. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.gameCode, table.provider] }),
    index('lottery_draws_ended')
      .on(table.provider, table.gameCode, table.drawnAt, table.eventId)
      .where(sql`${table.drawnAt} is not null`),
    index('lottery_draws_to_come')
      .on(table.provider, table.gameCode, table.drawsAt)
      .where(sql`${table.state} in ('open', 'closed')`),
  ],
);

/** Settled bets on each lottery by day, for the popular games. */
export const lotteryPlays = pgTable(
  'lottery_plays',
  { day: date('day').notNull(), gameId: text('game_id').notNull(), bets: integer('bets').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.gameId] })],
);

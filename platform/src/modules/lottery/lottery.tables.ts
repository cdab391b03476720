import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';

/**
 * Places of lotteries in the menus; name, order and state come from the catalogue, draws and tickets from the studio.
 */
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

/** Draws of lotteries from the studios' reports (vendor_results), one row each, as shown to players. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    provider: text('provider').notNull(),
    gameCode: text('game_code').notNull(),
    eventId: text('event_id').notNull(),
    /** open, closed, result, cancelled */
    state: text('state').notNull(),
    closesAt: time('closes_at'),
    /** When a coming draw takes place; its close when the studio gave no time. */
    drawsAt: time('draws_at'),
    /** When it ended, or for a cancelled one was to be drawn; null before that, and for an unreadable result. */
    drawnAt: time('drawn_at'),
    prizes: jsonb('prizes').$type<OpenedDraw['prizes']>().notNull().default([]),
    corrections: smallint('corrections').notNull().default(0),
    commitment: text('commitment'),
    seed: text('seed'),
    /** Reason of the cancellation or last correction, as shown to players. */
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

/** Settled bets per lottery and day, for the popular games. */
export const lotteryPlays = pgTable(
  'lottery_plays',
  { day: date('day').notNull(), gameId: text('game_id').notNull(), bets: integer('bets').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.gameId] })],
);

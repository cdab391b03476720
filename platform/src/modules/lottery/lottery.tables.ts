import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Lottery games of the menus; draws and tickets belong to the vendor, money to the ledger. */
export const lotteryGames = pgTable('lottery_games', {
  gameId: text('game_id').primaryKey(),
  gameCode: text('game_code').notNull(),
  name: text('name').notNull(),
  vassalage: text('vassalage').notNull(),
  prizeMode: text('prize_mode').notNull(),
  groupCode: text('group_code').notNull(),
  groupName: text('group_name').notNull(),
  defaultPlayType: text('default_play_type').notNull(),
  /** Seconds between draws, counted from midnight of the setting timeZone. */
  drawEverySeconds: integer('draw_every_seconds').notNull(),
  theme: text('theme').notNull(),
  seed: integer('seed').notNull(),
  position: integer('position').notNull(),
  unavailable: text('unavailable'),
});

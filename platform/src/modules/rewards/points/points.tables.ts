import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Rounds whose stake has been counted for points; the round id makes each bet count once. */
export const pointRounds = pgTable('point_rounds', {
  roundId: text('round_id').primaryKey(),
  memberId: text('member_id').notNull(),
});

/** Progress per member and game kind: points earned, and the stake that does not make a whole point yet. */
export const pointProgress = pgTable(
  'point_progress',
  {
    memberId: text('member_id').notNull(),
    kind: text('kind').notNull(),
    points: bigint('points', { mode: 'number' }).notNull(),
    restMinor: bigint('rest_minor', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);

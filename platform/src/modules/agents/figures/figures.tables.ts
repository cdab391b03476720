import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const amount = (name: string) => bigint(name, { mode: 'bigint' });

/** Settled bets as the agent centre lists them; the round id makes each bet count once. */
export const teamBets = pgTable(
  'team_bets',
  {
    roundId: text('round_id').primaryKey(),
    memberId: text('member_id').notNull(),
    uplinePath: text('upline_path').notNull(),
    gameName: text('game_name').notNull(),
    stakeMinor: amount('stake_minor').notNull(),
    winMinor: amount('win_minor').notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }).notNull(),
    day: date('day').notNull(),
  },
  (table) => [
    index('team_bets_path').using('btree', table.uplinePath.op('text_pattern_ops')),
    index('team_bets_settled').on(table.settledAt),
    index('team_bets_member').on(table.memberId, table.settledAt),
  ],
);

/** What all below an agent staked and won on a day of the setting timeZone. */
export const teamDays = pgTable(
  'team_days',
  {
    agentId: text('agent_id').notNull(),
    day: date('day').notNull(),
    stakeMinor: amount('stake_minor').notNull(),
    winMinor: amount('win_minor').notNull(),
    rounds: integer('rounds').notNull(),
    activeMembers: integer('active_members').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day] })],
);

/** Who played on a day: the first bet of a member on a day makes it one more active member for everybody above. */
export const activeDays = pgTable(
  'active_days',
  { memberId: text('member_id').notNull(), day: date('day').notNull(), uplinePath: text('upline_path').notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('active_days_path').using('btree', table.uplinePath.op('text_pattern_ops')),
  ],
);

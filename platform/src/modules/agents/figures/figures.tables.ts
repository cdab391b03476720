import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/columns.ts';

/**
 * Entries of the play of teams: one of each settled round, and one of each correction, which counts when it is made. They are
 * written once and never changed, so that what was paid by them can be computed again.
 */
export const teamBets = pgTable(
  'team_bets',
  {
    /** Makes each entry count once: the round, or `round#transaction` of a correction. */
    id: text('id').primaryKey(),
    roundId: text('round_id').notNull(),
    memberId: text('member_id').notNull(),
    /** As it was when the bet was made, also of its corrections. */
    uplinePath: text('upline_path').notNull(),
    gameName: text('game_name').notNull(),
    /** 0 of a correction. */
    stakeMinor: minor('stake_minor').notNull(),
    /** Stake of the bet, also of its corrections: who leaves out a bet leaves out its corrections. */
    betStakeMinor: minor('bet_stake_minor').notNull(),
    /** Of a correction the change, which may be below zero. */
    winMinor: minor('win_minor').notNull(),
    isCorrection: boolean('is_correction').notNull().default(false),
    /** Of a correction the moment it was made. */
    settledAt: time('settled_at').notNull(),
    /** Of `settledAt` in the setting timeZone. */
    day: date('day').notNull(),
  },
  (table) => [
    index('team_bets_path').using('btree', table.uplinePath.op('text_pattern_ops')),
    index('team_bets_settled').on(table.settledAt),
    index('team_bets_member').on(table.memberId, table.settledAt),
    index('team_bets_round').on(table.roundId),
    index('team_bets_corrections').on(table.settledAt).where(sql`${table.isCorrection}`),
  ],
);

/** What was paid to members, paid in by them and paid out: entries as those of their bets. */
export const teamMoney = pgTable(
  'team_money',
  {
    /** Names what it is of, with its kind: each counts once. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['bonus', 'rebate', 'deposit', 'withdrawal'] }).notNull(),
    memberId: text('member_id').notNull(),
    uplinePath: text('upline_path').notNull(),
    /** Below zero where what was paid out has come back. */
    amountMinor: minor('amount_minor').notNull(),
    at: time('at').notNull(),
    /** Of `at` in the setting timeZone. */
    day: date('day').notNull(),
  },
  (table) => [
    index('team_money_at').on(table.at),
    index('team_money_path').using('btree', table.uplinePath.op('text_pattern_ops'), table.at),
  ],
);

const sums = {
  stakeMinor: minor('stake_minor').notNull(),
  winMinor: minor('win_minor').notNull(),
  rounds: integer('rounds').notNull(),
  bonusMinor: minor('bonus_minor').notNull().default(sql`0`),
  rebateMinor: minor('rebate_minor').notNull().default(sql`0`),
  depositMinor: minor('deposit_minor').notNull().default(sql`0`),
  withdrawalMinor: minor('withdrawal_minor').notNull().default(sql`0`),
};

/** Sums of all below an agent on a day of the setting timeZone; its own play is not in them. */
export const teamDays = pgTable(
  'team_days',
  {
    agentId: text('agent_id').notNull(),
    day: date('day').notNull(),
    ...sums,
    /** Members with a settled bet. */
    activeMembers: integer('active_members').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day] })],
);

/** A member's own sums of a day, by the path it had; with more than one path on the day of a move. */
export const playerDays = pgTable(
  'player_days',
  {
    memberId: text('member_id').notNull(),
    day: date('day').notNull(),
    uplinePath: text('upline_path').notNull(),
    /** Who stood directly above; empty for those without an upline. */
    uplineId: text('upline_id').notNull(),
    ...sums,
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.uplinePath] }),
    index('player_days_upline').on(table.uplineId, table.day),
    index('player_days_path').using('btree', table.uplinePath.op('text_pattern_ops'), table.day),
  ],
);

/**
 * Members who played on a day below an agent, by the days since each of them had last done so there (active-gaps.rules.ts).
 * Different members of a range of days are those of its days whose gap reaches back before the range.
 */
export const teamActive = pgTable(
  'team_active',
  {
    agentId: text('agent_id').notNull(),
    day: date('day').notNull(),
    gap: integer('gap').notNull(),
    members: integer('members').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.gap] })],
);

import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';

/**
 * Play entries of teams: one per settled round, and one per correction, at its own time. Never changed, so that
 * payments can be recomputed.
 */
export const teamBets = pgTable(
  'team_bets',
  {
    /** Makes each entry count once: the round, or `round#transaction` for a correction. */
    id: text('id').primaryKey(),
    roundId: text('round_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The path at the time of the bet, also for corrections. */
    uplinePath: text('upline_path').notNull(),
    gameName: text('game_name').notNull(),
    /** 0 for a correction. */
    stakeMinor: minor('stake_minor').notNull(),
    /** Stake of the bet, also for corrections, so that leaving out a bet leaves out its corrections. */
    betStakeMinor: minor('bet_stake_minor').notNull(),
    /** For a correction the change, which may be negative. */
    winMinor: minor('win_minor').notNull(),
    isCorrection: boolean('is_correction').notNull().default(false),
    /** For a correction, when it was made. */
    settledAt: time('settled_at').notNull(),
    /** Day of `settledAt` in the setting timeZone. */
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

/** Money entries of teams: bonuses, rebates, deposits and withdrawals of members. */
export const teamMoney = pgTable(
  'team_money',
  {
    /** Id of the source with its kind: each counts once. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['bonus', 'rebate', 'deposit', 'withdrawal'] }).notNull(),
    memberId: text('member_id').notNull(),
    uplinePath: text('upline_path').notNull(),
    /** Negative when a payout was returned. */
    amountMinor: minor('amount_minor').notNull(),
    at: time('at').notNull(),
    /** Day of `at` in the setting timeZone. */
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

/** Sums of everything below an agent on a day of the setting timeZone, without its own play. */
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

/** A member's own sums of a day, by path; several paths on the day of a move. */
export const playerDays = pgTable(
  'player_days',
  {
    memberId: text('member_id').notNull(),
    day: date('day').notNull(),
    uplinePath: text('upline_path').notNull(),
    /** The direct upline; empty without one. */
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
 * Members who played on a day below an agent, by days since they last did so there (active-gaps.rules.ts). The
 * different members of a range are those whose gap reaches back before it.
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

import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { MissionPeriod } from '@portal/shared/contract/rewards/mission-goal';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';
import type { CountedGoal } from './progress/goal.rules.ts';
import type { RewardTerms } from './reward-terms.rules.ts';

/** Counted rounds: the round id makes each count once. Corrections start from what they have won. */
export const missionRounds = pgTable(
  'mission_rounds',
  {
    roundId: text('round_id').primaryKey(),
    memberId: text('member_id').notNull(),
    day: date('day').notNull(),
    gameType: text('game_type').notNull(),
    stakeMinor: minor('stake_minor').notNull(),
    winMinor: minor('win_minor').notNull(),
    settledAt: time('settled_at').notNull(),
  },
  (table) => [index('mission_rounds_member').on(table.memberId, table.day)],
);

/** `span` of the next three: a day (YYYY-MM-DD), or `ever` for the total. */
const span = {
  memberId: text('member_id').notNull(),
  span: text('span').notNull(),
  gameType: text('game_type').notNull(),
};

/** A member's stakes and rounds by stake step, of the contract's `winSteps`; 0 is below all of them. */
export const missionPlays = pgTable(
  'mission_plays',
  {
    ...span,
    stepMinor: minor('step_minor').notNull().default(sql`0`),
    stakeMinor: minor('stake_minor').notNull(),
    rounds: integer('rounds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.span, table.gameType, table.stepMinor] })],
);

/** A member's wins by the step they reach, of the contract's `winSteps`. */
export const missionWins = pgTable(
  'mission_wins',
  { ...span, stepMinor: minor('step_minor').notNull(), wins: integer('wins').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.span, table.gameType, table.stepMinor] })],
);

/** Games that a member has played, by stake step. */
export const missionGames = pgTable(
  'mission_games',
  { ...span, gameId: text('game_id').notNull(), stepMinor: minor('step_minor').notNull().default(sql`0`) },
  (table) => [primaryKey({ columns: [table.memberId, table.span, table.gameType, table.gameId, table.stepMinor] })],
);

/** Credited deposits, each once. */
export const missionDeposits = pgTable(
  'mission_deposits',
  {
    reference: text('reference').primaryKey(),
    memberId: text('member_id').notNull(),
    day: date('day').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [index('mission_deposits_member').on(table.memberId, table.day)],
);

/** Missions that members have reached, as they were then, whatever becomes of the mission. */
export const missionsReached = pgTable(
  'missions_reached',
  {
    memberId: text('member_id').notNull(),
    missionId: text('mission_id').notNull(),
    /** First day of the period, or `once`. */
    periodKey: text('period_key').notNull(),
    period: text('period').$type<MissionPeriod>().notNull(),
    name: jsonb('name').$type<Partial<Record<LanguageCode, string>>>().notNull(),
    goal: jsonb('goal').$type<CountedGoal>().notNull(),
    reward: jsonb('reward').$type<RewardTerms>().notNull(),
    reachedAt: time('reached_at').notNull(),
    /** Null for no end. */
    claimUntil: time('claim_until'),
    claimedAt: time('claimed_at'),
    /** When its member declined it. */
    declinedAt: time('declined_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.missionId, table.periodKey] })],
);

export type ReachedMission = typeof missionsReached.$inferSelect;

/** A week of the leaderboard, named by its Monday, with its rule; null when it is not played. */
export const leaderboardWeeks = pgTable('leaderboard_weeks', {
  week: date('week').primaryKey(),
  rule: jsonb('rule').$type<WeekRule>(),
  paidAt: time('paid_at'),
});

export interface WeekRule {
  measure: 'stake' | 'multiplier';
  minStake: string;
  prizes: readonly (RewardTerms & { places: number })[];
}

/** Minor units staked, or hundredths of the stake won. Ties rank by when they were reached. */
export const leaderboardScores = pgTable(
  'leaderboard_scores',
  {
    week: date('week').notNull(),
    memberId: text('member_id').notNull(),
    score: bigint('score', { mode: 'bigint' }).notNull(),
    reachedAt: time('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.memberId] }),
    index('leaderboard_scores_place').on(table.week, table.score.desc(), table.reachedAt, table.memberId),
  ],
);

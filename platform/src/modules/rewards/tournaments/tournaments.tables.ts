import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { LeaderboardMeasure } from '@portal/shared/contract/rewards/missions';
import type { TournamentScope } from '@portal/shared/contract/rewards/tournaments';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';
import type { RewardTerms } from '../missions/reward-terms.rules.ts';

/** What never changes once a tournament exists. */
export interface TournamentTerms {
  measure: LeaderboardMeasure;
  minStake: string;
  scope: TournamentScope;
  entry: 'open' | 'opt-in';
  minRank: number;
  placesAtMost?: number;
  /** In order of places. */
  prizes: readonly (RewardTerms & { places: number })[];
}

/** Tournaments; the row is locked by whoever counts for it, joins it, cancels it or closes it. */
export const tournaments = pgTable(
  'tournaments',
  {
    id: text('id').primaryKey(),
    names: jsonb('names').$type<Partial<Record<LanguageCode, string>>>().notNull(),
    terms: jsonb('terms').$type<TournamentTerms>().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: time('made_at').notNull(),
    cancelledAt: time('cancelled_at'),
    /** Why it was cancelled. */
    reason: text('reason'),
    /** When the ranking became final and its prizes were paid. */
    closedAt: time('closed_at'),
  },
  (table) => [
    // Read with every batch of bets.
    index('tournaments_open').on(table.startsAt).where(sql`${table.closedAt} is null and ${table.cancelledAt} is null`),
  ],
);

export type TournamentRow = typeof tournaments.$inferSelect;

/** Members who take part. The score is in minor units staked, or hundredths of the stake won; 0 has no place. */
export const tournamentEntries = pgTable(
  'tournament_entries',
  {
    tournamentId: text('tournament_id').notNull(),
    memberId: text('member_id').notNull(),
    joinedAt: time('joined_at').notNull(),
    score: bigint('score', { mode: 'bigint' }).notNull().default(sql`0`),
    /** When the score was reached; of equal scores the earlier is better. */
    reachedAt: time('reached_at'),
    /** Closed or suspended at the closing: has no place, and those behind move up. */
    isExcluded: boolean('is_excluded').notNull().default(false),
    /** Final place. */
    place: integer('place'),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.memberId] }),
    index('tournament_entries_place').on(table.tournamentId, table.score.desc(), table.reachedAt, table.memberId),
    index('tournament_entries_member').on(table.memberId),
  ],
);

export type EntryRow = typeof tournamentEntries.$inferSelect;

/** Counted rounds: each counts once for each tournament. Corrections start from what they have won. */
export const tournamentRounds = pgTable(
  'tournament_rounds',
  {
    roundId: text('round_id').notNull(),
    tournamentId: text('tournament_id').notNull(),
    memberId: text('member_id').notNull(),
    stakeMinor: minor('stake_minor').notNull(),
    winMinor: minor('win_minor').notNull(),
    settledAt: time('settled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.tournamentId] }),
    index('tournament_rounds_member').on(table.tournamentId, table.memberId),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';

/** Invitation codes of members without an affiliate code; made on first request. */
export const referralCodes = pgTable('referral_codes', {
  memberId: text('member_id').primaryKey(),
  code: text('code').notNull().unique(),
  madeAt: time('made_at').notNull(),
});

/** Who was invited by whom: each friend once, permanently. Independent of the upline path. */
export const referralLinks = pgTable(
  'referral_links',
  {
    friendId: text('friend_id').primaryKey(),
    inviterId: text('inviter_id').notNull(),
    invitedAt: time('invited_at').notNull(),
    /** Sums of credited deposits and settled bets. */
    depositedMinor: minor('deposited_minor').notNull(),
    stakedMinor: minor('staked_minor').notNull(),
    firstDepositAt: time('first_deposit_at'),
    /** When both conditions were reached and the reward was decided. */
    reachedAt: time('reached_at'),
    /** Why the friend brings nothing: what suggests that both are one person. */
    withheld: text('withheld', { enum: ['address', 'bank_account', 'contact'] }),
    withheldAt: time('withheld_at'),
  },
  (table) => [index('referral_links_inviter').on(table.inviterId, table.invitedAt, table.friendId)],
);

export type ReferralLink = typeof referralLinks.$inferSelect;

/** Counted rounds and deposits of invited friends: each counts once. */
export const referralCounted = pgTable(
  'referral_counted',
  {
    kind: text('kind', { enum: ['round', 'deposit'] }).notNull(),
    reference: text('reference').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.reference] })],
);

/** A friend's valid bets by settlement day, and how much of them has been shared. */
export const referralDays = pgTable(
  'referral_days',
  {
    friendId: text('friend_id').notNull(),
    day: date('day').notNull(),
    inviterId: text('inviter_id').notNull(),
    betMinor: minor('bet_minor').notNull(),
    sharedMinor: minor('shared_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.friendId, table.day] }),
    index('referral_days_unpaid').on(table.inviterId, table.day).where(sql`${table.betMinor} <> ${table.sharedMinor}`),
  ],
);

/** What an inviter was given for a friend: `reward` once, `share` for the bets of a day's payment. */
export const referralEarnings = pgTable(
  'referral_earnings',
  {
    inviterId: text('inviter_id').notNull(),
    friendId: text('friend_id').notNull(),
    day: date('day').notNull(),
    kind: text('kind', { enum: ['reward', 'share'] }).notNull(),
    betMinor: minor('bet_minor').notNull(),
    basisPoints: bigint('basis_points', { mode: 'number' }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inviterId, table.day, table.friendId, table.kind] }),
    index('referral_earnings_friend').on(table.friendId),
  ],
);

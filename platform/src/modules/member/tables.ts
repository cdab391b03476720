import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Members of all types. `account` is kept as typed, `accountKey` is lower-cased and unique. */
export const members = pgTable(
  'members',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    accountKey: text('account_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: time('password_changed_at').notNull(),
    paymentPasswordHash: text('payment_password_hash'),
    nickname: text('nickname').notNull(),
    /** 0 player, 1 top agent, 2 agent, 41 and 42 branches of the operator, 4 trial. */
    type: integer('type').notNull(),
    /** Ids from the top down to this member (upline-path.rules.ts). */
    uplinePath: text('upline_path').notNull(),
    affiliateCode: text('affiliate_code').unique(),
    rankLevel: integer('rank_level').notNull().default(0),
    currency: text('currency').notNull(),
    termsVersion: text('terms_version').notNull(),
    /** What else the registration form asked for: JSON, sealed (kernel/secrets.ts). */
    profile: text('profile'),
    state: text('state').notNull().default('open'),
    registeredAt: time('registered_at').notNull(),
    lastLoginAt: time('last_login_at'),
    previousLoginAt: time('previous_login_at'),
  },
  (table) => [index('members_upline_path').using('btree', table.uplinePath.op('text_pattern_ops'))],
);

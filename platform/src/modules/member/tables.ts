import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/columns.ts';

/** Path of the one directly above; empty for those without. */
export function parentPath({ uplinePath, id }: Record<'uplinePath' | 'id', SQLWrapper>): SQL {
  return sql`left(${uplinePath}, -1 - length(${id}))`;
}

/** Accounts in the order of lists, by which beginnings are found, too. */
export function accountOrder({ accountKey }: Record<'accountKey', SQLWrapper>): SQL {
  return sql`${accountKey} collate "C"`;
}

/** Members of all types. `account` is kept as typed, `accountKey` is lower-cased and unique. */
export const members = pgTable(
  'members',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    accountKey: text('account_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    /** False for who came in without one (mobile code, identity provider): the hash is then one of nothing known. */
    hasPassword: boolean('has_password').notNull().default(true),
    passwordChangedAt: time('password_changed_at').notNull(),
    paymentPasswordHash: text('payment_password_hash'),
    /** Wrong payment passwords since the last right one, and until when no further one is looked at. */
    paymentTries: integer('payment_tries').notNull().default(0),
    paymentLockedUntil: time('payment_locked_until'),
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
    /** The first-login action was done or put off. */
    firstLoginDoneAt: time('first_login_done_at'),
    /** Language of messages that leave the portal; the house locale until one was chosen. */
    language: text('language'),
    /** The drawn face that was chosen; null for the one of the id. */
    avatar: text('avatar'),
    /** IANA zone of the times that the member reads; null for that of the portal. */
    timeZone: text('time_zone'),
  },
  (table) => [
    index('members_upline_path').using('btree', table.uplinePath.op('text_pattern_ops')),
    index('members_registered').on(table.registeredAt, table.uplinePath),
    index('members_parent').on(parentPath(table), accountOrder(table)),
    index('members_by_account').on(accountOrder(table), table.uplinePath),
    index('members_agents').on(parentPath(table), accountOrder(table)).where(sql`${table.type} <> 0`),
    index('members_closed').on(parentPath(table), accountOrder(table)).where(sql`${table.state} <> 'open'`),
  ],
);

/** How a member is reached; the value is sealed and found again by its blind index. */
export const memberContacts = pgTable(
  'member_contacts',
  {
    memberId: text('member_id').notNull(),
    kind: text('kind', { enum: ['mobile', 'email'] }).notNull(),
    value: text('value').notNull(),
    blindIndex: text('blind_index').notNull(),
    verifiedAt: time('verified_at'),
    changedAt: time('changed_at').notNull(),
    /** The verified one that was replaced, sealed, and when; of several soon after each other the first. */
    replacedValue: text('replaced_value'),
    replacedAt: time('replaced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    uniqueIndex('member_contacts_verified_mobile')
      .on(table.blindIndex)
      .where(sql`${table.kind} = 'mobile' and ${table.verifiedAt} is not null`),
    index('member_contacts_verified').on(table.blindIndex).where(sql`${table.verifiedAt} is not null`),
  ],
);

/** Addresses from which a member has logged in with full success, by their blind index. */
export const memberAddresses = pgTable(
  'member_addresses',
  {
    memberId: text('member_id').notNull(),
    addressIndex: text('address_index').notNull(),
    firstSeenAt: time('first_seen_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.addressIndex] })],
);

/** Links of forgotten passwords, by the hash of their token; one of an unknown account has no member and opens nothing. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id'),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('password_links_member').on(table.memberId), index('password_links_expiry').on(table.expiresAt)],
);

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';
import type { BlindIndex } from '../../kernel/security/blind-index.ts';
import { sealedColumn } from '../../kernel/security/sealed-column.ts';
import type { Secrets } from '../../kernel/security/secrets.ts';

/** Path of the direct upline; empty without one. */
export function parentPath({ uplinePath, id }: Record<'uplinePath' | 'id', SQLWrapper>): SQL {
  return sql`left(${uplinePath}, -1 - length(${id}))`;
}

/** Sort order of accounts in lists, also used to find prefixes. */
export function accountOrder({ accountKey }: Record<'accountKey', SQLWrapper>): SQL {
  return sql`${accountKey} collate "C"`;
}

/** Members of all types. `account` is stored as typed, `accountKey` is lower-cased and unique. */
export const members = pgTable(
  'members',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    accountKey: text('account_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    /** False for members without one (mobile code, identity provider): the hash then matches nothing. */
    hasPassword: boolean('has_password').notNull().default(true),
    passwordChangedAt: time('password_changed_at').notNull(),
    paymentPasswordHash: text('payment_password_hash'),
    /** Wrong payment passwords since the last right one, and until when further ones are refused. */
    paymentTries: integer('payment_tries').notNull().default(0),
    paymentLockedUntil: time('payment_locked_until'),
    /** After a reset of password or authenticator: no withdrawals until then. */
    withdrawalsHeldUntil: time('withdrawals_held_until'),
    nickname: text('nickname').notNull(),
    /** 0 player, 1 top agent, 2 agent, 41 and 42 branches of the operator, 4 trial. */
    type: integer('type').notNull(),
    /** Ids from the top down to this member (upline-path.rules.ts). */
    uplinePath: text('upline_path').notNull(),
    affiliateCode: text('affiliate_code').unique(),
    rankLevel: integer('rank_level').notNull().default(0),
    currency: text('currency').notNull(),
    termsVersion: text('terms_version').notNull(),
    /** Further registration fields: JSON, encrypted (kernel/security/secrets.ts). */
    profile: text('profile'),
    state: text('state').notNull().default('open'),
    registeredAt: time('registered_at').notNull(),
    lastLoginAt: time('last_login_at'),
    previousLoginAt: time('previous_login_at'),
    /** The first-login action was done or postponed. */
    firstLoginDoneAt: time('first_login_done_at'),
    /** Language of outgoing messages; the portal's default until one was chosen. */
    language: text('language'),
    /** The chosen face; null for the default of the id. */
    avatar: text('avatar'),
    /** IANA time zone shown to the member; null for the portal's. */
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

export const sealedProfile = sealedColumn(members, 'profile', { key: ['id'] });

/** Contacts of members; the value is encrypted and found by its blind index. */
export const memberContacts = pgTable(
  'member_contacts',
  {
    memberId: text('member_id').notNull(),
    kind: text('kind', { enum: ['mobile', 'email'] }).notNull(),
    value: text('value').notNull(),
    blindIndex: text('blind_index').notNull(),
    verifiedAt: time('verified_at'),
    changedAt: time('changed_at').notNull(),
    /** The replaced verified contact, encrypted, and when; of several replacements in short time the first. */
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

export const sealedReplacedContact = sealedColumn(memberContacts, 'replacedValue', { key: ['memberId', 'kind'] });

export const sealedContact = sealedColumn(memberContacts, 'value', { key: ['memberId', 'kind'] });

/** E-mail addresses ignore case; numbers are normalized already (kernel/strings/mobile-number.rules.ts). */
export const contactIndex = (mac: Secrets['mac'], kind: string, value: string): string =>
  mac(`member ${kind}`, kind === 'email' ? value.toLowerCase() : value);

export const contactBlindIndex: BlindIndex = {
  sealed: sealedContact,
  column: memberContacts.blindIndex,
  of: (mac, value, { kind = '' }) => contactIndex(mac, kind, value),
};

/** Blind indexes of addresses from which a member has logged in successfully. */
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

/** Links for forgotten passwords, by token hash; one for an unknown account has no member and opens nothing. */
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

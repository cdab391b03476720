import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';

/** Sessions of members, found by the hash of their token. The id stays when the token is renewed. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: text('id').notNull().unique(),
    memberId: text('member_id').notNull(),
    startedAt: time('started_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    endedAt: time('ended_at'),
    /** EndReason (tokens.rules.ts) of a session that was ended early. */
    endReason: text('end_reason'),
    address: text('address').notNull(),
    client: text('client').notNull().default(''),
    /** The passkey that it began by. */
    passkeyId: text('passkey_id'),
    passwordChangeRequired: boolean('password_change_required').notNull().default(false),
  },
  (table) => [index('sessions_member').on(table.memberId, table.lastSeenAt)],
);

/** Login tries, for the limits by address and by account; `account` is a MAC of what was typed, known or not. */
export const loginTries = pgTable(
  'login_tries',
  {
    id: text('id').primaryKey(),
    at: time('at').notNull(),
    address: text('address').notNull(),
    account: text('account').notNull(),
    outcome: text('outcome').notNull(),
  },
  (table) => [
    index('login_tries_address').on(table.address, table.at),
    // Without the tries that were turned away: an attack on one account must not slow down each of its logins.
    index('login_tries_account').on(table.account, table.at).where(sql`outcome in ('pending', 'failed', 'success')`),
    index('login_tries_at').on(table.at),
  ],
);

/** Ids of encrypted payloads, each usable once; stored for ten minutes. */
export const payloadIds = pgTable(
  'payload_ids',
  { jti: text('jti').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('payload_ids_expiry').on(table.expiresAt)],
);

import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';
import { sealedColumn } from '../../kernel/security/sealed-column.ts';

/**
 * Login counts of the whole portal, by minute. Spread over several rows, so that logins do not wait for each other;
 * stored for an hour.
 */
export const loginTotals = pgTable(
  'login_totals',
  {
    minute: time('minute').notNull(),
    stripe: integer('stripe').notNull(),
    succeeded: integer('succeeded').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Turned away before the password was checked: captcha or human verification was required and missing. */
    unanswered: integer('unanswered').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.minute, table.stripe] })],
);

/**
 * Tokens that replace a remembered password: each works once and is stored as a hash. Successive tokens form a family.
 */
export const rememberTokens = pgTable(
  'remember_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    family: text('family').notNull(),
    memberId: text('member_id').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    index('remember_tokens_family').on(table.family),
    index('remember_tokens_member').on(table.memberId),
    index('remember_tokens_expiry').on(table.expiresAt),
  ],
);

/** Logins from an unregistered address that wait for their extra verification, by the hash of the challenge's id. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    idHash: text('id_hash').primaryKey(),
    memberId: text('member_id').notNull(),
    address: text('address').notNull(),
    client: text('client').notNull(),
    methods: jsonb('methods').$type<string[]>().notNull(),
    remember: boolean('remember').notNull(),
    passwordChangeRequired: boolean('password_change_required').notNull(),
    passwordExpired: boolean('password_expired').notNull(),
    passkeyId: text('passkey_id'),
    tries: integer('tries').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('login_challenges_member').on(table.memberId),
    index('login_challenges_expiry').on(table.expiresAt),
  ],
);

/** Wrong answers of a member at extra verifications, over all challenges, since the first one of the window. */
export const extraFailures = pgTable('extra_failures', {
  memberId: text('member_id').primaryKey(),
  since: time('since').notNull(),
  failures: integer('failures').notNull(),
});

/** Members by their identity at the identity provider. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    /** Project and user id at the provider. */
    providerId: text('provider_id').primaryKey(),
    memberId: text('member_id').notNull(),
    channel: text('channel').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [index('member_identities_member').on(table.memberId)],
);

/** Hashes of used identity tokens, stored until the tokens are too old to be accepted. */
export const usedIdentityTokens = pgTable(
  'used_identity_tokens',
  { tokenHash: text('token_hash').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('used_identity_tokens_expiry').on(table.expiresAt)],
);

/** Codes that replace a code of the authenticator, each once; by a slow hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: text('member_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

/** Authenticators of members; an unconfirmed one is not required at a login. */
export const authenticators = pgTable('authenticators', {
  memberId: text('member_id').primaryKey(),
  /** Encrypted (kernel/security/secrets.ts). */
  secret: text('secret').notNull(),
  confirmedAt: time('confirmed_at'),
  /** The last time step whose code was used: a code works once. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }).notNull().default(0),
});

export const sealedAuthenticator = sealedColumn(authenticators, 'secret', { key: ['memberId'] });

import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';
import { challengeTable } from '../../kernel/security/challenge-table.ts';
import { sealedColumn } from '../../kernel/security/sealed-column.ts';

export const operators = pgTable('operators', {
  username: text('username').primaryKey(),
  /** Where its links go; null for accounts of the installation. */
  email: text('email'),
  /** Null until the owner has enrolled: nobody logs in. */
  passwordHash: text('password_hash'),
  /** Encrypted (kernel/security/secrets.ts); null as above. */
  secondFactorSecret: text('second_factor_secret'),
  /** The last time step whose code was used: a code works once. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }).notNull().default(0),
  roles: jsonb('roles').$type<OperatorRoleName[]>().notNull(),
  /** False once closed: no login, no session, no token. */
  isActive: boolean('is_active').notNull().default(true),
  failures: integer('failures').notNull().default(0),
  lockedUntil: time('locked_until'),
  /** Set by an enrolment after a reset: before it the account takes part in no act of two people. */
  settledAt: time('settled_at'),
  /** Counts changes by others: a request about the account that saw another number is stale. */
  version: integer('version').notNull().default(0),
});

export const sealedSecondFactor = sealedColumn(operators, 'secondFactorSecret', { key: ['username'] });

/** Who set an account up, each time; the latest creation or reset and the latest roles count. Rows are only added. */
export const operatorSetups = pgTable(
  'operator_setups',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    kind: text('kind').$type<'credentials' | 'roles'>().notNull(),
    /** The operator who asked for it, or did it alone. */
    by: text('by').notNull(),
    /** The hands of `by` at that moment. */
    hands: jsonb('hands').$type<string[]>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('operator_setups_username').on(table.username, table.id)],
);

/** One-use links by which owners set password and authenticator. A new link replaces the account's earlier one. */
export const operatorEnrolments = pgTable('operator_enrolments', {
  username: text('username').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  /** Encrypted: the secret that the owner's authenticator is to hold. */
  secondFactorSecret: text('second_factor_secret').notNull(),
  isReset: boolean('is_reset').notNull(),
  /** Wrong codes typed. */
  failures: integer('failures').notNull().default(0),
  expiresAt: time('expires_at').notNull(),
});

export const sealedEnrolment = sealedColumn(operatorEnrolments, 'secondFactorSecret', { key: ['username'] });

/** Sessions of operators and long-lived command line tokens, by token hash. */
export const operatorSessions = pgTable('operator_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  username: text('username').notNull(),
  longLived: boolean('long_lived').notNull().default(false),
  startedAt: time('started_at').notNull(),
  lastSeenAt: time('last_seen_at').notNull(),
  /** The last code of the authenticator, at the login or since. */
  provedAt: time('proved_at').notNull().defaultNow(),
  endedAt: time('ended_at'),
});

/** Security keys of operators, by credential id. */
export const operatorKeys = pgTable(
  'operator_keys',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    label: text('label').notNull(),
    /** COSE key as base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses as the key counts them; 0 for keys that do not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('operator_keys_username').on(table.username)],
);

/** Open questions to security keys and sign-in providers: a proof by a key, a new key of an operator, a sign-in. */
export const operatorChallenges = challengeTable('operator_challenges');

/** Every act of an operator. Rows are only ever added; a trigger queues each for the chain (audit-trail/). */
export const auditLines = pgTable(
  'audit_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    who: text('who').notNull(),
    act: text('act').notNull(),
    target: text('target').notNull(),
    why: text('why').notNull(),
    detail: jsonb('detail').$type<unknown>().notNull(),
  },
  (table) => [index('audit_lines_at').on(table.at)],
);

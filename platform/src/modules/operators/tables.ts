import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';

export const operators = pgTable('operators', {
  username: text('username').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  /** Encrypted (kernel/security/secrets.ts). */
  secondFactorSecret: text('second_factor_secret').notNull(),
  /** The last time step whose code was used: a code works once. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }).notNull().default(0),
  roles: jsonb('roles').$type<OperatorRoleName[]>().notNull(),
  /** False once closed: no login, no session, no token. */
  isActive: boolean('is_active').notNull().default(true),
  failures: integer('failures').notNull().default(0),
  lockedUntil: time('locked_until'),
  /** The password was set by somebody else: its owner must change it first. */
  hasFirstPassword: boolean('has_first_password').notNull().default(false),
});

/** Sessions of operators and long-lived command line tokens, by token hash. */
export const operatorSessions = pgTable('operator_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  username: text('username').notNull(),
  longLived: boolean('long_lived').notNull().default(false),
  startedAt: time('started_at').notNull(),
  lastSeenAt: time('last_seen_at').notNull(),
  endedAt: time('ended_at'),
});

/** Every act of an operator. Rows are only ever added. */
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

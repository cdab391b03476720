import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';

/** The one valid code of a receiver for a purpose. Receiver and code are stored as HMACs (kernel/security/secrets.ts). */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    purpose: text('purpose').notNull(),
    recipient: text('recipient').notNull(),
    codeMac: text('code_mac').notNull(),
    tries: integer('tries').notNull().default(0),
    /** From addresses that the owner never logged in from: they do not use up the owner's. */
    strangersTries: integer('strangers_tries').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.recipient] }),
    index('verification_codes_expiry').on(table.expiresAt),
  ],
);

/** Number of sendings today: by number or e-mail address, by client address, and in total. */
export const sendCounters = pgTable(
  'verification_send_counters',
  {
    key: text('key').primaryKey(),
    day: date('day').notNull(),
    sent: integer('sent').notNull(),
    lastAt: time('last_at').notNull(),
  },
  (table) => [index('verification_send_counters_day').on(table.day)],
);

/** Solved and used human-verification challenges; stored until they would have expired. */
export const usedChallenges = pgTable(
  'verification_used_challenges',
  { nonce: text('nonce').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('verification_used_challenges_expiry').on(table.expiresAt)],
);

/** Open picture captchas; a row is used up by the first answer, right or wrong. */
export const captchas = pgTable('captchas', {
  id: text('id').primaryKey(),
  answerHash: text('answer_hash').notNull(),
  expiresAt: time('expires_at').notNull(),
});

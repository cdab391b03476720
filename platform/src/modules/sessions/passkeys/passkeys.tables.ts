import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';
import { challengeTable } from '../../../kernel/security/challenge-table.ts';

/** Passkeys of members, by credential id. */
export const memberPasskeys = pgTable(
  'member_passkeys',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    name: text('name').notNull(),
    /** COSE key as base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses as the passkey counts them; 0 for passkeys that do not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** The payment password was given for it: it may replace that. */
    confirmsPayments: boolean('confirms_payments').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
    /** When its count went back last. */
    suspectedAt: time('suspected_at'),
  },
  (table) => [index('member_passkeys_member').on(table.memberId)],
);

/** Open questions to passkeys: a login, a payment, a new passkey. */
export const passkeyChallenges = challengeTable('passkey_challenges');

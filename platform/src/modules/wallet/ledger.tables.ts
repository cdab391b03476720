import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * Every wallet, points account, hold, vendor, pool and fund. The id consists of owner and kind: see accounts.rules.ts.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').notNull(),
    unit: text('unit').notNull(),
    /** Whole minor units, or whole points. Always the sum of the account's entries. */
    balance: bigint('balance', { mode: 'bigint' }).notNull().default(sql`0`),
    mayGoNegative: boolean('may_go_negative').notNull().default(false),
  },
  (table) => [
    index('ledger_accounts_owner').on(table.ownerKind, table.ownerId),
    check('ledger_accounts_not_negative', sql`${table.mayGoNegative} or ${table.balance} >= 0`),
  ],
);

/** One row per movement, append-only. (source, reference) identifies a repeat. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    source: text('source').notNull(),
    reference: text('reference').notNull(),
    kind: text('kind').notNull(),
    /** The requested posting as text, to distinguish a repeat from another movement under the same reference. */
    content: text('content').notNull(),
    meta: jsonb('meta').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transfers_reference').on(table.source, table.reference),
    // Rows are in time order: a BRIN index finds the days of a report and costs bets nothing.
    index('ledger_transfers_time').using('brin', table.createdAt),
  ],
);

/** The legs of transfers, append-only; ids give the order of an account's entries. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    transferId: bigint('transfer_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    index('ledger_entries_transfer').on(table.transferId),
  ],
);

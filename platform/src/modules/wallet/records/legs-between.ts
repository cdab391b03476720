import { and, asc, eq, gte, inArray, like, lt, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Kernel } from '../../../kernel/kernel.ts';
import {
  ledgerAccounts as accounts,
  ledgerEntries as entries,
  ledgerTransfers as transfers,
} from '../ledger.tables.ts';
import { type LedgerLeg, legColumns } from './legs-of.ts';

/** Selects movements of these sources, and movements that touch these house accounts, whoever posted them. */
export interface LegFilter {
  sources: readonly string[];
  /** Names, or prefixes ending in `%`. */
  house: readonly string[];
}

export interface SourcedLeg extends LedgerLeg {
  source: string;
}

/** Reads every leg of the selected movements in a period, in ledger order. */
export async function legsBetween(
  { db }: Pick<Kernel, 'db'>,
  { start, end }: { start: Date; end: Date },
  { sources, house }: LegFilter,
): Promise<SourcedLeg[]> {
  const isBetween = and(gte(transfers.createdAt, start), lt(transfers.createdAt, end));
  const isMeant = and(
    eq(accounts.ownerKind, 'house'),
    or(...house.map((name) => (name.endsWith('%') ? like(accounts.ownerId, name) : eq(accounts.ownerId, name)))),
  );
  const bySource = db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(isBetween, inArray(transfers.source, [...sources])));
  const byAccount = db
    .select({ id: transfers.id })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(isBetween, isMeant));
  const rows = await db
    .select({ source: transfers.source, ...legColumns })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .where(inArray(transfers.id, union(bySource, byAccount)))
    .orderBy(asc(entries.id));
  return rows.map((row) => ({ ...row, transferId: String(row.transferId) }));
}

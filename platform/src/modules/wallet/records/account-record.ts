import type { TransactionGroup } from '@portal/shared/contract/wallet/transactions';
import { and, count, desc, eq, gte, inArray, like, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RecordPeriod } from '../../../kernel/time/record-period.rules.ts';
import { accountId, type MemberAccount } from '../accounts.rules.ts';
import { ledgerEntries as entries, ledgerTransfers as transfers } from '../ledger.tables.ts';
import { groupBeginnings } from './transaction-groups.rules.ts';

export interface RecordFilter {
  period: Pick<RecordPeriod, 'start' | 'end'>;
  group?: TransactionGroup | undefined;
  /** Only movements of these kinds. */
  kinds?: readonly string[] | undefined;
}

/** A period of an account: `from` inclusive, `until` exclusive; null for no bound. */
export interface AccountTime {
  account: MemberAccount;
  from: Date | null;
  until: Date | null;
}

/** The accounts of a record: one whole account, or periods of several in one list. */
export type RecordOf = MemberAccount | readonly AccountTime[];

export interface RecordLine {
  id: bigint;
  /** Made by `accountId`. */
  accountId: string;
  kind: string;
  reference: string;
  meta: unknown;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
}

/**
 * Reads a page of movements of one or several accounts, newest first, with sums of the whole selection; `pageNo` counts
 * from 1.
 */
export async function accountRecord(
  kernel: Kernel,
  account: RecordOf,
  { pageNo, pageSize, ...filter }: RecordFilter & Page,
) {
  const condition = isChosen(account, filter);
  const lines: RecordLine[] = await newest(kernel, condition)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totals = await totalsOf(kernel, condition);
  return { lines, totals, totalPages: Math.ceil(totals.movements / pageSize) };
}

export async function countMovements(kernel: Kernel, account: RecordOf, filter: RecordFilter): Promise<number> {
  return (await totalsOf(kernel, isChosen(account, filter))).movements;
}

const rowsAtOnce = 1000;

/** Streams a whole selection, newest first, in batches. */
export async function* allMovements(
  kernel: Kernel,
  account: RecordOf,
  filter: RecordFilter,
): AsyncGenerator<RecordLine> {
  const condition = isChosen(account, filter);
  let below: SQL | undefined;
  for (;;) {
    const batch: RecordLine[] = await newest(kernel, and(condition, below)).limit(rowsAtOnce);
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < rowsAtOnce) return;
    below = lt(entries.id, last.id);
  }
}

function newest({ db }: Kernel, condition: SQL | undefined) {
  return db
    .select({
      id: entries.id,
      accountId: entries.accountId,
      kind: transfers.kind,
      reference: transfers.reference,
      meta: transfers.meta,
      amount: entries.amount,
      balanceAfter: entries.balanceAfter,
      at: transfers.createdAt,
    })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(condition)
    .orderBy(desc(entries.id))
    .$dynamic();
}

async function totalsOf({ db }: Kernel, condition: SQL | undefined) {
  const [row] = await db
    .select({
      movements: count(),
      in: sql<string | null>`sum(${entries.amount}) filter (where ${entries.amount} > 0)`,
      out: sql<string | null>`sum(${entries.amount}) filter (where ${entries.amount} < 0)`,
    })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(condition);
  return { movements: row?.movements ?? 0, in: BigInt(row?.in ?? 0), out: BigInt(row?.out ?? 0) };
}

function isChosen(account: RecordOf, { period, group, kinds }: RecordFilter): SQL | undefined {
  return and(
    'owner' in account ? eq(entries.accountId, accountId(account, 0)) : isInTimes(account),
    gte(transfers.createdAt, period.start),
    lt(transfers.createdAt, period.end),
    group ? isOfGroup(group) : undefined,
    kinds ? inArray(transfers.kind, [...kinds]) : undefined,
  );
}

function isInTimes(all: readonly AccountTime[]): SQL | undefined {
  const times = all.map(({ account, ...bounds }) => ({ id: accountId(account, 0), ...bounds }));
  const isTheirs = inArray(entries.accountId, [...new Set(times.map(({ id }) => id))]);
  if (times.every(({ from, until }) => from === null && until === null)) return isTheirs;
  return and(
    isTheirs,
    sql`exists (
      select from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as asked (id text, "from" timestamptz, until timestamptz)
      where asked.id = ${entries.accountId} and coalesce(asked."from" <= ${transfers.createdAt}, true)
        and coalesce(asked.until > ${transfers.createdAt}, true))`,
  );
}

function isOfGroup(group: TransactionGroup): SQL | undefined {
  if (group !== 'other') return or(...groupBeginnings[group].map(beginsWith));
  const named = or(...Object.values(groupBeginnings).flat().map(beginsWith));
  return named && not(named);
}

const beginsWith = (beginning: string) => like(transfers.kind, `${beginning}%`);

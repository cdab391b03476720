import { and, asc, count, eq, gt, like, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import type { Page } from '../../../kernel/database/page.ts';
import { accountBegins } from '../account-begins.ts';
import { accountKeyOf, type Member } from '../members.ts';
import { accountOrder, members, parentPath } from '../tables.ts';
import { branchSize } from './branch-sizes.ts';

export type Downline = Pick<
  Member,
  'id' | 'account' | 'type' | 'state' | 'uplinePath' | 'registeredAt' | 'lastLoginAt'
>;

export interface DownlineFilter {
  /** Upline path of the head, who is not in the list. */
  headPath: string;
  /** Direct downlines, or all members below. */
  scope: 'direct' | 'all';
  /** Start of an account, as typed; empty matches all. */
  search?: string | undefined;
  type?: 'player' | 'agent' | undefined;
  state?: 'open' | 'closed' | undefined;
}

export type DownlineQuery = DownlineFilter & Page;

export interface DownlinePage {
  /** By account. */
  rows: Downline[];
  /** Number of matches: all without search, type and state, otherwise counted up to 10,000. */
  found: number;
  /** Pages of the first 10,000: nobody pages further, and a search finds the others. */
  totalPages: number;
}

const listedAtMost = 10_000;
/** Up to this size a branch is read and sorted quickly; in a larger one the account order soon finds enough. */
const sortedAtMost = 20_000;

/** Reads a page of members below a head, fast for any size of branch. */
export async function downlinesOf(database: Database, query: DownlineQuery): Promise<DownlinePage> {
  const size = await branchSize(database, query.headPath);
  const wanted = isWanted(query);
  const found = await countDownlines(database, query, listedAtMost);
  const listed = Math.min(found, listedAtMost);
  const offset = (query.pageNo - 1) * query.pageSize;
  const isSorted = query.scope === 'all' && size.members <= sortedAtMost;
  const rows = offset < listed ? await readPage(database, wanted, isSorted, { ...query, offset }) : [];
  return { rows, found, totalPages: Math.ceil(listed / query.pageSize) };
}

function isWanted({ headPath, scope, search, type, state }: DownlineFilter): SQL | undefined {
  const below = and(like(members.uplinePath, `${headPath}%`), ne(members.uplinePath, headPath));
  return and(
    scope === 'direct' ? eq(parentPath(members), headPath) : below,
    search ? accountBegins(search) : undefined,
    // There are no trials below a head. Written out, so that the partial indexes are used.
    type && (type === 'agent' ? sql`${members.type} <> 0` : sql`${members.type} = 0`),
    state && (state === 'closed' ? sql`${members.state} <> 'open'` : sql`${members.state} = 'open'`),
  );
}

const { id, account, type, state, uplinePath, registeredAt, lastLoginAt } = members;
const shown = { id, account, type, state, uplinePath, registeredAt, lastLoginAt };

async function readPage(
  { db }: Database,
  wanted: SQL | undefined,
  isSorted: boolean,
  { pageSize, offset }: { pageSize: number; offset: number },
): Promise<Downline[]> {
  const byAccount = accountOrder(members);
  return (
    db
      .select(shown)
      .from(members)
      .where(wanted)
      // Defeats the account index, which would be read completely for a small branch.
      .orderBy(asc(isSorted ? sql`${byAccount} || ''` : byAccount))
      .limit(Math.min(pageSize, listedAtMost - offset))
      .offset(offset)
  );
}

/** Counts members: from stored sizes without search, type and state; otherwise up to `most`. */
export async function countDownlines(database: Database, filter: DownlineFilter, most: number): Promise<number> {
  if (!filter.search && !filter.type && !filter.state) {
    const size = await branchSize(database, filter.headPath);
    return filter.scope === 'direct' ? size.directMembers : size.members;
  }
  const { db } = database;
  const some = db.select({ id: members.id }).from(members).where(isWanted(filter)).limit(most).as('some');
  const [row] = await db.select({ rows: count() }).from(some);
  return row?.rows ?? 0;
}

const rowsAtOnce = 500;

/** Streams a whole branch by account, in batches. */
export async function* everyDownline({ db }: Database, filter: DownlineFilter): AsyncGenerator<Downline> {
  let after: string | undefined;
  for (;;) {
    const isAfter = after === undefined ? undefined : gt(accountOrder(members), after);
    const batch: Downline[] = await db
      .select(shown)
      .from(members)
      .where(and(isWanted(filter), isAfter))
      .orderBy(accountOrder(members))
      .limit(rowsAtOnce);
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < rowsAtOnce) return;
    after = accountKeyOf(last.account);
  }
}

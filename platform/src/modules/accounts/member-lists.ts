import { and, asc, count, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { Page } from '../../kernel/database/page.ts';
import { accountBegins } from './account-begins.ts';
import type { Member } from './members.ts';
import { accountOrder, members } from './tables.ts';

type ListedMember = Pick<Member, 'id' | 'account' | 'nickname' | 'type' | 'state' | 'registeredAt' | 'lastLoginAt'>;

export interface MemberQuery extends Page {
  /** Start of an account, as typed; absent matches all. */
  search?: string | undefined;
  type?: number | undefined;
  state?: 'open' | 'closed' | undefined;
}

export interface MemberPage {
  /** By account. */
  rows: ListedMember[];
  totalPages: number;
}

/** Nobody pages further; a search finds the others. */
const listedAtMost = 10_000;

const { id, account, nickname, type, state, registeredAt, lastLoginAt } = members;
const shown = { id, account, nickname, type, state, registeredAt, lastLoginAt };

/** Reads a page of all members, in the order of their accounts. */
export async function listMembers({ db }: Database, query: MemberQuery): Promise<MemberPage> {
  const wanted = isWanted(query);
  const some = db.select({ id }).from(members).where(wanted).limit(listedAtMost).as('some');
  const [found] = await db.select({ rows: count() }).from(some);
  const listed = found?.rows ?? 0;
  const offset = (query.pageNo - 1) * query.pageSize;
  const limit = Math.max(0, Math.min(query.pageSize, listed - offset));
  const page = db
    .select(shown)
    .from(members)
    .where(wanted)
    .orderBy(asc(accountOrder(members)));
  const rows = limit > 0 ? await page.limit(limit).offset(offset) : [];
  return { rows, totalPages: Math.ceil(listed / query.pageSize) };
}

function isWanted(query: MemberQuery): SQL | undefined {
  return and(
    query.search ? accountBegins(query.search) : undefined,
    query.type === undefined ? undefined : eq(type, query.type),
    query.state && (query.state === 'closed' ? ne(state, 'open') : eq(state, 'open')),
  );
}

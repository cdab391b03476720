import { and, count, eq, gte, like, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../kernel/database/database.ts';
import type { Member } from '../members.ts';
import { members, parentPath } from '../tables.ts';
import { uplinePaths } from './branches.tables.ts';
import { pathsOf } from './paths-of.ts';

export interface NewMembersQuery {
  head: Pick<Member, 'id' | 'uplinePath'>;
  /** `end` is exclusive. */
  registered: { start: Date; end: Date };
  /** Direct downlines only. */
  isDirect: boolean;
}

const earlier = alias(uplinePaths, 'earlier');

/** Counts members who registered in that period below the head, wherever they moved since. */
export async function countNewMembers(database: Database, query: NewMembersQuery): Promise<number> {
  return (await countStayed(database, query)) + (await countMoved(database, query));
}

const inTime = ({ registered }: NewMembersQuery) =>
  and(gte(members.registeredAt, registered.start), lt(members.registeredAt, registered.end));

/** Counts members who never moved: they are where they registered. */
function countStayed({ db }: Database, query: NewMembersQuery): Promise<number> {
  const { uplinePath } = query.head;
  const isBelow = query.isDirect
    ? eq(parentPath(members), uplinePath)
    : and(like(members.uplinePath, `${uplinePath}%`), ne(members.uplinePath, uplinePath));
  const moves = db.select().from(uplinePaths).where(eq(uplinePaths.memberId, members.id));
  return db.$count(members, and(isBelow, inTime(query), notExists(moves)));
}

/** Counts moved members by their first path. */
async function countMoved(database: Database, query: NewMembersQuery): Promise<number> {
  const { db } = database;
  const { memberId, path, id } = uplinePaths;
  const isBelow = (head: string): SQL | undefined =>
    and(like(path, `${head}%`), query.isDirect ? eq(path, sql`${head}::text || ${memberId} || '.'`) : ne(path, head));
  const heads = (await pathsOf(database, [query.head])).get(query.head.id) ?? [];
  const before = db
    .select()
    .from(earlier)
    .where(and(eq(earlier.memberId, memberId), lt(earlier.id, id)));
  const [row] = await db
    .select({ members: count() })
    .from(uplinePaths)
    .innerJoin(members, eq(members.id, memberId))
    .where(and(or(...heads.map(isBelow)), inTime(query), notExists(before)));
  return row?.members ?? 0;
}

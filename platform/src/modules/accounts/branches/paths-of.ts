import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import type { Member } from '../members.ts';
import { branchSizes, uplinePaths } from './branches.tables.ts';

/**
 * Reads members' paths by id, the current one first: all members below them were under one of these. Entries below any of
 * them belong to the member's team, whoever moved since.
 */
export async function pathsOf(
  { db }: Database,
  members: readonly Pick<Member, 'id' | 'uplinePath'>[],
): Promise<Map<string, string[]>> {
  const paths = new Map(members.map(({ id, uplinePath }) => [id, new Set([uplinePath])]));
  const { memberId, path } = uplinePaths;
  // Members without a row never had a downline.
  const heads = eq(branchSizes.memberId, memberId);
  const past = db.selectDistinct({ memberId, path }).from(uplinePaths).innerJoin(branchSizes, heads);
  const rows = paths.size > 0 ? await past.where(inArray(memberId, [...paths.keys()])) : [];
  for (const row of rows) paths.get(row.memberId)?.add(row.path);
  return new Map([...paths].map(([id, found]) => [id, [...found]]));
}

/** Like `pathsAt` for each of the moments, in order. */
export async function pathsAtEach(
  { db }: Database,
  memberIds: readonly string[],
  moments: readonly Date[],
): Promise<Map<string, string>[]> {
  const { rows } = await db.execute<{ no: number; id: string; path: string }>(sql`
    select moments.no::int as no, members.id, coalesce(kept.path, members.upline_path) as path
    from jsonb_array_elements_text(${JSON.stringify([...new Set(memberIds)])}::jsonb) as asked (id)
    join members on members.id = asked.id
    cross join jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb) with ordinality as moments (at, no)
    left join lateral (
      select path from upline_paths where member_id = asked.id and held_until > moments.at::timestamptz
      order by held_until limit 1
    ) as kept on true`);
  const maps = moments.map(() => new Map<string, string>());
  for (const { no, id, path } of rows) maps[no - 1]?.set(id, path);
  return maps;
}

/** Reads the path of each member at a moment, by id. */
export async function pathsAt(
  { db }: Database,
  memberIds: readonly string[],
  moment: Date,
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; path: string }>(sql`
    select members.id, coalesce(kept.path, members.upline_path) as path
    from jsonb_array_elements_text(${JSON.stringify([...new Set(memberIds)])}::jsonb) as asked (id)
    join members on members.id = asked.id
    left join lateral (
      select path from upline_paths where member_id = asked.id and held_until > ${moment.toISOString()}::timestamptz
      order by held_until limit 1
    ) as kept on true`);
  return new Map(rows.map(({ id, path }) => [id, path]));
}

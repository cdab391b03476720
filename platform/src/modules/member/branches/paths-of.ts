import { inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { Member } from '../members.ts';
import { uplinePaths } from './branches.tables.ts';

/**
 * Paths of members by their id: under each of them somebody stood, or stands, below the member; the one of now comes first.
 * What was noted below any of them is of the member's team, whoever has moved since.
 */
export async function pathsOf(
  { db }: Database,
  members: readonly Pick<Member, 'id' | 'uplinePath'>[],
): Promise<Map<string, string[]>> {
  const paths = new Map(members.map(({ id, uplinePath }) => [id, new Set([uplinePath])]));
  const { memberId, path } = uplinePaths;
  const past = db.selectDistinct({ memberId, path }).from(uplinePaths);
  const rows = paths.size > 0 ? await past.where(inArray(memberId, [...paths.keys()])) : [];
  for (const row of rows) paths.get(row.memberId)?.add(row.path);
  return new Map([...paths].map(([id, found]) => [id, [...found]]));
}

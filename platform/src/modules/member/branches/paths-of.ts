import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { Member } from '../members.ts';
import { uplinePaths } from './branches.tables.ts';

/**
 * Paths under which somebody stood, or stands, below the member; the one of now first. What was noted below any of them is of
 * the member's team, whoever has moved since.
 */
export async function pathsOf(
  { db }: Database,
  { id, uplinePath }: Pick<Member, 'id' | 'uplinePath'>,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ path: uplinePaths.path })
    .from(uplinePaths)
    .where(eq(uplinePaths.memberId, id));
  return [...new Set([uplinePath, ...rows.map(({ path }) => path)])];
}

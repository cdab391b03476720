import { and, count, like, ne, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { members } from './tables.ts';

export interface BranchSize {
  /** Everybody below, at any depth. */
  members: number;
  /** Those directly below. */
  directMembers: number;
}

/** How many members stand below the head of a branch. Paths hold digits and dots only, so LIKE needs no escape. */
export async function branchSize(database: Database, headPath: string): Promise<BranchSize> {
  const below = and(like(members.uplinePath, `${headPath}%`), ne(members.uplinePath, headPath));
  const direct = sql<number>`count(*) filter (where ${members.uplinePath} = ${headPath} || ${members.id} || '.')::int`;
  const [row] = await database.db.select({ members: count(), directMembers: direct }).from(members).where(below);
  return row ?? { members: 0, directMembers: 0 };
}

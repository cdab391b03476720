import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { branchSizes } from './branches.tables.ts';
import { pathIds } from './upline-path.rules.ts';

export interface BranchSize {
  /** All members below, at any depth. */
  members: number;
  /** Direct downlines. */
  directMembers: number;
}

interface SizeChange extends BranchSize {
  memberId: string;
}

const nobody: BranchSize = { members: 0, directMembers: 0 };

/** Reads sizes by member id, maintained when members are added or moved; zeros for members without a downline. */
export async function sizesOf({ db }: Database, memberIds: readonly string[]): Promise<Map<string, BranchSize>> {
  const sizes = new Map(memberIds.map((id) => [id, nobody]));
  if (sizes.size === 0) return sizes;
  const rows = await db
    .select()
    .from(branchSizes)
    .where(inArray(branchSizes.memberId, [...sizes.keys()]));
  for (const { memberId, members, directMembers } of rows) sizes.set(memberId, { members, directMembers });
  return sizes;
}

/** Counts members below the head of a branch. */
export async function branchSize(database: Database, headPath: string): Promise<BranchSize> {
  const headId = pathIds(headPath).at(-1) ?? '';
  return (await sizesOf(database, [headId])).get(headId) ?? nobody;
}

/** Adds to sizes, also negative numbers. Rows are locked by id, so that concurrent changes cannot deadlock. */
export async function changeSizes({ db }: Database, changes: readonly SizeChange[]): Promise<void> {
  const rows = changes
    .filter(({ members, directMembers }) => members !== 0 || directMembers !== 0)
    .sort((left, right) => (left.memberId < right.memberId ? -1 : 1));
  if (rows.length === 0) return;
  await db
    .insert(branchSizes)
    .values(rows)
    .onConflictDoUpdate({
      target: branchSizes.memberId,
      set: {
        members: sql`${branchSizes.members} + excluded.members`,
        directMembers: sql`${branchSizes.directMembers} + excluded.direct_members`,
      },
    });
}

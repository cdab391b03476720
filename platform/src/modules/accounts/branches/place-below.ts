import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import type { Member } from '../members.ts';
import { members } from '../tables.ts';
import { changeSizes } from './branch-sizes.ts';
import { shareBranches } from './lock-branches.ts';
import { pathBelow, uplineIds } from './upline-path.rules.ts';

/** Returns a newcomer with the current path: the upline may have moved since it was prepared. */
export async function placedBelow(database: Database, newcomer: Member): Promise<Member> {
  const uplineId = uplineIds(newcomer.uplinePath).at(-1);
  if (!uplineId) return newcomer;
  await shareBranches(database);
  const [upline] = await database.db.select({ path: members.uplinePath }).from(members).where(eq(members.id, uplineId));
  return upline ? { ...newcomer, uplinePath: pathBelow(upline.path, newcomer.id) } : newcomer;
}

/** Adds one to the sizes of all uplines. */
export async function countNewcomer(database: Database, { uplinePath }: Member): Promise<void> {
  const above = uplineIds(uplinePath);
  const directly = above.at(-1);
  await changeSizes(
    database,
    above.map((memberId) => ({ memberId, members: 1, directMembers: memberId === directly ? 1 : 0 })),
  );
}

import { like, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { AccountSettings } from '../accounts.settings.ts';
import { type Member, memberById } from '../members.ts';
import { members } from '../tables.ts';
import { branchSize, changeSizes } from './branch-sizes.ts';
import { uplinePaths } from './branches.tables.ts';
import { lockBranches } from './lock-branches.ts';
import { moveFault, sizeSteps } from './move.rules.ts';
import { pathBelow } from './upline-path.rules.ts';

export interface BranchMoved {
  /** Head of the branch. */
  memberId: string;
  /** Its path before and after; the paths of all members below start with it. */
  oldPath: string;
  newPath: string;
  /** The head and all members below. */
  memberIds: readonly string[];
  at: Date;
}

/** Called in the transaction of the move: an error undoes it. No branch moves meanwhile. */
export type BranchMovedListener = (moved: BranchMoved) => Promise<void>;

interface MoveBranch {
  onMoved(listener: BranchMovedListener): void;
  move(memberId: string, newUplineId: string | null): Promise<BranchMoved>;
  /** Returns the head and its new upline. @throws Refusal if `move` would refuse them now */
  movable(memberId: string, newUplineId: string | null): Promise<{ head: Member; upline: Member | undefined }>;
}

/** Moves whole branches, with everything that depends on the tree. */
export function createMoveBranch({ database, clock }: Kernel, settings: AccountSettings): MoveBranch {
  const listeners: BranchMovedListener[] = [];

  async function movable(memberId: string, newUplineId: string | null) {
    const head = await memberById(database, memberId);
    const upline = newUplineId === null ? undefined : await memberById(database, newUplineId);
    if (!head || (newUplineId !== null && !upline)) throw new Refusal('not_found');
    const fault = moveFault(head, upline, await settings.get('agentCentre.types'));
    if (fault) throw new Refusal(fault);
    return { head, upline };
  }

  async function move(memberId: string, newUplineId: string | null): Promise<BranchMoved> {
    await lockBranches(database);
    const { head, upline } = await movable(memberId, newUplineId);
    const [oldPath, newPath] = [head.uplinePath, pathBelow(upline?.uplinePath ?? '', head.id)];
    const at = clock.now();
    await storePastPaths(database, oldPath, at);
    const size = await branchSize(database, oldPath);
    const memberIds = await changePaths(database, oldPath, newPath);
    await changeSizes(database, sizeSteps(oldPath, newPath, size.members));
    const moved = { memberId, oldPath, newPath, memberIds, at };
    for (const listener of listeners) await listener(moved);
    return moved;
  }

  return {
    onMoved: (listener) => void listeners.push(listener),
    movable,
    move: (memberId, newUplineId) => database.transaction(() => move(memberId, newUplineId)),
  };
}

/** Stores the past paths of all members in the branch. */
async function storePastPaths({ db }: Database, oldPath: string, until: Date): Promise<void> {
  await db.execute(sql`
    insert into ${uplinePaths} (member_id, path, held_from, held_until)
    select ${members.id}, ${members.uplinePath},
      coalesce((select max(held_until) from ${uplinePaths} as kept where kept.member_id = ${members.id}),
        ${members.registeredAt}),
      ${until}
    from ${members}
    where ${members.uplinePath} like ${`${oldPath}%`}`);
}

async function changePaths({ db }: Database, oldPath: string, newPath: string): Promise<string[]> {
  const pathSuffix = sql`substr(${members.uplinePath}, ${oldPath.length + 1}::int)`;
  const rows = await db
    .update(members)
    .set({ uplinePath: sql`${newPath}::text || ${pathSuffix}` })
    .where(like(members.uplinePath, `${oldPath}%`))
    .returning({ id: members.id });
  return rows.map(({ id }) => id);
}

import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { launches } from './games.tables.ts';

// Bounded by the number of parameters a statement may have.
const membersAtOnce = 5000;

export interface MovedPlayers {
  memberIds: readonly string[];
  /** What the paths of all of them begin with, before and after. */
  oldPath: string;
  newPath: string;
}

/** Games that are open while their players are moved to another upline: bets from now on are of the new one's team. */
export async function moveLaunches(
  { db, clock }: Kernel,
  { memberIds, oldPath, newPath }: MovedPlayers,
): Promise<void> {
  const rest = sql`substr(${launches.uplinePath}, ${oldPath.length + 1}::int)`;
  for (let start = 0; start < memberIds.length; start += membersAtOnce) {
    const some = memberIds.slice(start, start + membersAtOnce);
    await db
      .update(launches)
      .set({ uplinePath: sql`${newPath}::text || ${rest}` })
      .where(and(inArray(launches.memberId, some), gt(launches.expiresAt, clock.now())));
  }
}

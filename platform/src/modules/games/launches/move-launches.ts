import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { launches } from '../games.tables.ts';

// Limited by the number of parameters in a statement.
const membersAtOnce = 5000;

export interface MovedPlayers {
  memberIds: readonly string[];
  /** Prefix of all their upline paths, before and after. */
  oldPath: string;
  newPath: string;
}

/** Moves open games of players to another upline: later bets count for the new team. */
export async function moveLaunches(
  { db, clock }: Kernel,
  { memberIds, oldPath, newPath }: MovedPlayers,
): Promise<void> {
  const pathSuffix = sql`substr(${launches.uplinePath}, ${oldPath.length + 1}::int)`;
  for (let start = 0; start < memberIds.length; start += membersAtOnce) {
    const some = memberIds.slice(start, start + membersAtOnce);
    await db
      .update(launches)
      .set({ uplinePath: sql`${newPath}::text || ${pathSuffix}` })
      .where(and(inArray(launches.memberId, some), gt(launches.expiresAt, clock.now())));
  }
}

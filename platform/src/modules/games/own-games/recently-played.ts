import { desc, eq, inArray, max } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rounds } from '../games.tables.ts';

/** Rounds examined per member, however much was played, so that the query costs the same for everyone. */
const roundsRead = 5000;

/** Selects the games that the member bet on recently, most recent first. */
export async function recentlyPlayed({ db }: Kernel, memberId: string, nodeIds: readonly string[]): Promise<string[]> {
  if (nodeIds.length === 0) return [];
  const last = db
    .select({ nodeId: rounds.nodeId, openedAt: rounds.openedAt })
    .from(rounds)
    .where(eq(rounds.memberId, memberId))
    .orderBy(desc(rounds.openedAt))
    .limit(roundsRead)
    .as('last');
  const rows = await db
    .select({ nodeId: last.nodeId })
    .from(last)
    .where(inArray(last.nodeId, [...nodeIds]))
    .groupBy(last.nodeId)
    .orderBy(desc(max(last.openedAt)), desc(last.nodeId));
  return rows.map(({ nodeId }) => nodeId);
}

import { and, asc, eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, launches, rounds, roundTransactions as transactions } from '../games.tables.ts';
import type { RoundWithGame } from './bet-view.ts';
import { roundSelection } from './round-selection.ts';

export type RoundTransaction = typeof transactions.$inferSelect;

/** Reads a round with its game; only if it is this member's, where one is given. */
export async function roundById(kernel: Kernel, id: string, memberId?: string): Promise<RoundWithGame | undefined> {
  const [found] = await kernel.db
    .select(roundSelection)
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(and(eq(rounds.id, id), memberId ? eq(rounds.memberId, memberId) : undefined));
  return found;
}

/** Reads the bets, wins and rollbacks of a round in order. */
export function transactionsOf({ db }: Kernel, roundKey: string): Promise<RoundTransaction[]> {
  return db
    .select()
    .from(transactions)
    .where(eq(transactions.roundKey, roundKey))
    .orderBy(asc(transactions.at), asc(transactions.kind), asc(transactions.transactionId));
}

/** Reads the launch in which the round was played; undefined for rounds from before this database. */
export async function launchOf({ db }: Kernel, launchId: string) {
  const [found] = await db.select().from(launches).where(eq(launches.id, launchId));
  return found;
}

import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, rounds, roundTransactions as transactions } from '../games.tables.ts';
import type { RoundTransaction } from './bet-detail.ts';
import type { RoundWithGame } from './bet-view.ts';
import { newestRounds } from './round-selection.ts';

export interface RoundQuery {
  memberId?: string | undefined;
  /** The studio's id of the round, or the portal's. */
  roundId?: string | undefined;
  transactionId?: string | undefined;
}

/** Finds rounds for a dispute, newest first; a studio's id matches the rounds of every studio that uses it. */
export async function findRounds(
  kernel: Kernel,
  { memberId, roundId, transactionId }: RoundQuery,
  atMost: number,
): Promise<RoundWithGame[]> {
  const { db } = kernel;
  const ofTransaction = transactionId
    ? db.select({ id: transactions.roundKey }).from(transactions).where(eq(transactions.transactionId, transactionId))
    : undefined;
  const keys = roundId ? await roundKeys(db, roundId) : undefined;
  const condition: SQL | undefined = and(
    memberId ? eq(rounds.memberId, memberId) : undefined,
    keys ? inArray(rounds.id, keys) : undefined,
    ofTransaction ? inArray(rounds.id, ofTransaction) : undefined,
  );
  return newestRounds(kernel, condition).limit(atMost);
}

/** Round keys start with the studio's name, so a bare id is looked up for each studio. */
async function roundKeys(db: Kernel['db'], roundId: string): Promise<string[]> {
  const providers = await db.selectDistinct({ provider: games.provider }).from(games);
  return [roundId, ...providers.map(({ provider }) => `${provider}:${roundId}`)];
}

/** Reads a studio's transactions by id, including those that moved nothing. */
export function transactionsByIds(
  { db }: Kernel,
  provider: string,
  ids: readonly string[],
): Promise<RoundTransaction[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(transactions)
    .where(and(inArray(transactions.transactionId, [...ids]), eq(transactions.provider, provider)));
}

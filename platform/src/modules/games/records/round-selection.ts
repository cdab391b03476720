import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, rounds } from '../games.tables.ts';

/**
 * Selects a round with its game. A rolled back round has no stake any more; `rollbacks` holds what it was, in whole
 * minor units, and is null for other rounds.
 */
export const roundSelection = {
  round: rounds,
  game: games,
  rolledBackStakeMinor: sql<string | null>`case when ${rounds.state} = 'rolled_back' then (
    select sum(t.amount_minor)::text from round_transactions t where t.round_key = ${rounds.id} and t.kind = 'bet') end`,
};

/** The query of rounds with their games, newest first, for the caller to limit. */
export function newestRounds({ db }: Kernel, condition: SQL | undefined) {
  return db
    .select(roundSelection)
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(condition)
    .orderBy(desc(rounds.openedAt), desc(rounds.id))
    .$dynamic();
}

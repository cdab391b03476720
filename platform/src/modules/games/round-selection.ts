import { sql } from 'drizzle-orm';
import { games, rounds } from './games.tables.ts';

/**
 * A round with its game. The stake of one that was taken back is nothing any more; `takenBack` says what it was, in whole minor
 * units, and is null for every other round.
 */
export const roundSelection = {
  round: rounds,
  game: games,
  takenBack: sql<string | null>`case when ${rounds.state} = 'rolled_back' then (
    select sum(t.amount_minor)::text from round_transactions t where t.round_key = ${rounds.id} and t.kind = 'bet') end`,
};

import { amountFromMinor } from '@portal/shared/contract/amounts';
import { statementKinds } from '@portal/shared/contract/vendor-api/statement-call';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { games, rounds, roundTransactions as transactions } from './games.tables.ts';

/** What the platform knows of a studio's round. */
export async function roundOf(kernel: Kernel, provider: string, roundId: string) {
  const key = `${provider}:${roundId}`;
  const [round] = await kernel.db.select({ state: rounds.state }).from(rounds).where(eq(rounds.id, key));
  const rows = await kernel.db
    .select()
    .from(transactions)
    .where(eq(transactions.roundKey, key))
    .orderBy(asc(transactions.at));
  return {
    state: roundState(round?.state),
    transactions: rows.map(({ transactionId, kind, amountMinor }) => ({
      transactionId,
      kind: transactionKind(kind),
      amount: amountFromMinor(amountMinor),
    })),
  };
}

/** Rounds with the facts of their games, for what is told about them; in no order. */
export async function roundsWithGames(kernel: Kernel, provider: string, roundIds: readonly string[]) {
  const keys = roundIds.map((roundId) => `${provider}:${roundId}`);
  return kernel.db
    .select({ round: rounds, game: games })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(inArray(rounds.id, keys));
}

/** Code of the game of a round that there is. */
export async function gameCodeOf(kernel: Kernel, provider: string, roundId: string): Promise<string> {
  const [found] = await roundsWithGames(kernel, provider, [roundId]);
  if (!found) throw new Error(`round ${provider}:${roundId} is not there`);
  return found.game.gameCode;
}

export function roundState(state: string | undefined): 'unknown' | 'open' | 'settled' | 'rolled_back' {
  return state === 'open' || state === 'settled' || state === 'rolled_back' ? state : 'unknown';
}

function transactionKind(kind: string): (typeof statementKinds)[number] {
  const known = statementKinds.find((each) => each === kind);
  if (!known) throw new Error(`unknown transaction kind ${kind}`);
  return known;
}

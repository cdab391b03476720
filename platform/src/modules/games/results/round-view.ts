import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { statementKinds } from '@portal/shared/contract/vendor-api/statement';
import { asc, eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rounds, roundTransactions as transactions } from '../games.tables.ts';
import { isRejection } from '../records/correction-transfers.rules.ts';
import { readPublishedRounds } from './published-rounds.ts';

/** Reads what the platform knows of a studio's round. */
export async function roundOf(kernel: Kernel, provider: string, roundId: string) {
  const key = `${provider}:${roundId}`;
  const [round] = await kernel.db
    .select({ state: rounds.state, held: rounds.heldMinor })
    .from(rounds)
    .where(eq(rounds.id, key));
  const rows = await kernel.db
    .select()
    .from(transactions)
    .where(eq(transactions.roundKey, key))
    .orderBy(asc(transactions.at));
  return {
    state: roundState(round?.state),
    ...(round && round.held > 0n && { underReview: amountFromMinor(round.held) }),
    transactions: rows
      .filter(({ transactionId }) => !isRejection(transactionId))
      .map(({ transactionId, kind, amountMinor }) => ({
        transactionId,
        kind: transactionKind(kind),
        amount: amountFromMinor(amountMinor),
      })),
  };
}

/** Returns the game code of a round; throws when the round does not exist. */
export async function gameCodeOf(kernel: Kernel, provider: string, roundId: string): Promise<string> {
  const [found] = await readPublishedRounds(kernel, provider, [roundId]);
  if (!found) throw new Error(`round ${provider}:${roundId} is not there`);
  return found.gameCode;
}

/** For the studio a round that it has ended is settled, whatever operators decide about its wins. */
function roundState(state: string | undefined): 'unknown' | 'open' | 'settled' | 'rolled_back' {
  if (state === 'under_review') return 'settled';
  return state === 'open' || state === 'settled' || state === 'rolled_back' ? state : 'unknown';
}

function transactionKind(kind: string): (typeof statementKinds)[number] {
  const known = statementKinds.find((each) => each === kind);
  if (!known) throw new Error(`unknown transaction kind ${kind}`);
  return known;
}

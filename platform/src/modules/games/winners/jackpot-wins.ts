import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, rounds, roundTransactions } from '../games.tables.ts';

const keyOf = (provider: string, roundId: string) => `${provider}:${roundId}`;

/** Reads what a studio did under a transaction id. */
export async function movementOf(kernel: Kernel, provider: string, transactionId: string) {
  const [row] = await kernel.db
    .select()
    .from(roundTransactions)
    .where(and(eq(roundTransactions.transactionId, transactionId), eq(roundTransactions.provider, provider)));
  return row && { ...row, roundId: row.roundKey.slice(provider.length + 1) };
}

/**
 * Returns the account that a round plays from.
 * @throws Refusal when it cannot win the jackpot
 */
export async function roundToWinJackpot(
  kernel: Kernel,
  asked: { provider: string; roundId: string; playerId: string; gameCode: string },
): Promise<{ playAccount: string }> {
  const [found] = await kernel.db
    .select({ round: rounds, game: games })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(eq(rounds.id, keyOf(asked.provider, asked.roundId)));
  if (!found) throw new Refusal('unknown_round');
  const { round, game } = found;
  if (round.memberId !== asked.playerId || game.gameCode !== asked.gameCode) throw new Refusal('foreign_round');
  if (round.state !== 'open') throw new Refusal('round_closed');
  if (!game.hasJackpot) throw new Refusal('no_jackpot');
  return { playAccount: round.playAccount };
}

export interface JackpotWin {
  provider: string;
  transactionId: string;
  roundId: string;
  memberId: string;
  amount: bigint;
  reference: string;
  balance: bigint;
}

/**
 * Adds a paid jackpot to its round, in the caller's transaction.
 * @throws Refusal when the round was closed meanwhile
 */
export async function addJackpotWin(kernel: Kernel, win: JackpotWin): Promise<void> {
  const roundKey = keyOf(win.provider, win.roundId);
  const raised = await kernel.db
    .update(rounds)
    .set({ winMinor: sql`${rounds.winMinor} + ${win.amount}`, balanceAfterMinor: win.balance })
    .where(and(eq(rounds.id, roundKey), eq(rounds.state, 'open')))
    .returning({ id: rounds.id });
  if (raised.length === 0) throw new Refusal('round_closed');
  const { provider, transactionId, memberId, reference } = win;
  const written = await kernel.db
    .insert(roundTransactions)
    .values({
      provider,
      transactionId,
      memberId,
      reference,
      roundKey,
      kind: 'jackpot',
      amountMinor: win.amount,
      balanceAfterMinor: win.balance,
      at: kernel.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ kind: roundTransactions.kind });
  if (written.length === 0) throw new Refusal('transaction_conflict');
}

import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, heldWins, rounds, roundTransactions } from '../games.tables.ts';

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
): Promise<{ playAccount: string; nodeId: string; vassalage: string }> {
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
  return { playAccount: round.playAccount, nodeId: game.nodeId, vassalage: game.vassalage };
}

/**
 * Returns why two operators have to look at a jackpot; undefined when it is paid. The portal's pool bounds it, so none is
 * too large.
 */
export async function reviewCauseOf(
  kernel: Kernel,
  { nodeId, vassalage, amount }: { nodeId: string; vassalage: string; amount: bigint },
  limits: string,
): Promise<'amount' | 'suspended' | undefined> {
  const { rows } = await kernel.db.execute<{ cause: string | null }>(
    sql`select judge_win(${limits}::jsonb, ${nodeId}, ${vassalage}, ${amount}::bigint) as cause`,
  );
  const cause = rows[0]?.cause ?? null;
  return cause === null ? undefined : cause === 'suspended' ? 'suspended' : 'amount';
}

export interface JackpotWin {
  provider: string;
  transactionId: string;
  roundId: string;
  memberId: string;
  amount: bigint;
  reference: string;
  balance: bigint;
  /** For one under review: why, and the account that is paid if it is let go. */
  held?: { cause: string; playAccount: string };
}

/**
 * Adds a paid or held jackpot to its round, in the caller's transaction.
 * @throws Refusal when the round was closed meanwhile
 */
export async function addJackpotWin(kernel: Kernel, win: JackpotWin): Promise<void> {
  const roundKey = keyOf(win.provider, win.roundId);
  const raised = await kernel.db
    .update(rounds)
    .set({
      ...(win.held
        ? { heldMinor: sql`${rounds.heldMinor} + ${win.amount}` }
        : { winMinor: sql`${rounds.winMinor} + ${win.amount}` }),
      balanceAfterMinor: win.balance,
    })
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
  if (!win.held) return;
  const { cause, playAccount } = win.held;
  await kernel.db.insert(heldWins).values({
    provider,
    transactionId,
    kind: 'jackpot',
    roundKey,
    memberId,
    playAccount,
    amountMinor: win.amount,
    cause,
    heldAt: kernel.clock.now(),
  });
}

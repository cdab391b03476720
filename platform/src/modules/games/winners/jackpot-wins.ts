import type { HeldWin } from '@portal/shared/contract/vendor-api/operator-held-wins';
import { and, eq, gt, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, heldWins, rounds, roundTransactions } from '../games.tables.ts';

const keyOf = (provider: string, roundId: string) => `${provider}:${roundId}`;
const isJackpot = (provider: string) =>
  and(eq(roundTransactions.provider, provider), eq(roundTransactions.kind, 'jackpot'));

/** Reads what a studio did under a transaction id. */
export async function movementOf(kernel: Kernel, provider: string, transactionId: string) {
  const [row] = await kernel.db
    .select()
    .from(roundTransactions)
    .where(and(eq(roundTransactions.transactionId, transactionId), eq(roundTransactions.provider, provider)));
  return row && { ...row, roundId: row.roundKey.slice(provider.length + 1) };
}

/**
 * Returns the account that a round plays from. A round wins the jackpot once.
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
  const inRound = and(eq(roundTransactions.roundKey, round.id), isJackpot(asked.provider));
  if ((await kernel.db.$count(roundTransactions, inRound)) > 0) throw new Refusal('jackpot_won');
  return { playAccount: round.playAccount, nodeId: game.nodeId, vassalage: game.vassalage };
}

const dayMs = 86_400_000;

/**
 * Returns why two operators have to look at a jackpot; undefined when it is paid. What its round has won counts with it,
 * and so do the jackpots of its studio within 24 hours. The portal's pool bounds it, so none is refused as too large. The
 * caller holds the pool and the account that plays.
 */
export async function reviewCauseOf(
  kernel: Kernel,
  jackpot: { provider: string; roundId: string; nodeId: string; vassalage: string; amount: bigint },
  { limits, paidPerDay }: { limits: string; paidPerDay: number },
): Promise<HeldWin['cause'] | undefined> {
  const { provider, roundId, nodeId, vassalage, amount } = jackpot;
  const { rows } = await kernel.db.execute<{ cause: string | null }>(
    sql`select judge_win(${limits}::jsonb, ${nodeId}, ${vassalage}, win_minor + held_minor + ${amount}::bigint) as cause
      from rounds where id = ${keyOf(provider, roundId)}`,
  );
  const cause = rows[0]?.cause ?? null;
  if (cause !== null) return cause === 'suspended' ? 'suspended' : 'amount';
  const since = new Date(kernel.clock.now().getTime() - dayMs);
  const isOfToday = and(isJackpot(provider), gt(roundTransactions.amountMinor, 0n), gt(roundTransactions.at, since));
  return (await kernel.db.$count(roundTransactions, isOfToday)) < paidPerDay ? undefined : 'jackpots';
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
  held?: { cause: HeldWin['cause']; playAccount: string };
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

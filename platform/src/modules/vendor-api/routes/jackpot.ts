import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { vendorJackpotWin } from '@portal/shared/contract/vendor-api/jackpot';
import type { FastifyInstance } from 'fastify';
import { type JackpotDeps, jackpotPool } from '../../../flows/jackpot/pool.ts';
import { seedPool } from '../../../flows/jackpot/seed-pool.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { memberAccount } from '../../wallet/index.ts';
import { publishBalance } from '../announce-play.ts';
import { walletOfLaunch } from '../wallet-of-launch.ts';

interface Asked {
  provider: string;
  transactionId: string;
  playerId: string;
  gameCode: string;
  roundId: string;
}

/**
 * Pays the whole pool to one player and seeds the next in one transaction, or holds it for review: then whoever pays it
 * seeds the pool, and one that is rejected returns to it. Locks the pool first, which detects repeats.
 */
export function jackpotWinRoute(app: FastifyInstance, deps: JackpotDeps): void {
  const { games, wallet } = deps;
  const { kernel } = app;

  /** Returns the answer to a repeat. @throws Refusal if the id was used for something else */
  async function earlier({ provider, transactionId, playerId, roundId }: Asked) {
    const first = await games.movementOf(provider, transactionId);
    if (!first) return undefined;
    const isSame = first.kind === 'jackpot' && first.memberId === playerId && first.roundId === roundId;
    if (!isSame) throw new Refusal('transaction_conflict');
    const isHeld = (await games.heldWinOf(provider, transactionId)) !== undefined;
    return { reference: first.reference, balance: first.balanceAfterMinor, amount: first.amountMinor, isHeld };
  }

  async function pay(asked: Asked) {
    const { provider, transactionId, playerId, roundId } = asked;
    const pool = await wallet.lockPool(jackpotPool);
    const first = await earlier(asked);
    if (first) return first;
    const { playAccount, nodeId, vassalage } = await games.roundToWinJackpot(asked);
    if (pool.total <= 0n) throw new Refusal('no_jackpot');
    const own = walletOfLaunch(playerId, playAccount);
    // As a win does: before what the round has won is judged, and before the account for what is under review.
    await wallet.lockBalances([own]);
    const cause = await games.reviewCauseOf({ provider, roundId, nodeId, vassalage, amount: pool.total });
    const payee = cause ? memberAccount(playerId, 'win-hold') : own;
    if (cause) await wallet.openAccounts([payee]);
    const { transferId: reference, ...posted } = await wallet.payOutPool(pool, payee, {
      source: `vendor:${provider}`,
      reference: transactionId,
      kind: 'jackpot',
      meta: { round: `${provider}:${roundId}` },
    });
    const balance = cause ? await wallet.balanceOf(own) : posted.balance;
    const paid = { reference, balance, amount: pool.total };
    const held = cause && { cause, playAccount };
    await games.addJackpotWin({ ...paid, provider, transactionId, roundId, memberId: playerId, ...(held && { held }) });
    if (held) return { ...paid, isHeld: true };
    await seedPool(deps, reference);
    const won = { gameCode: asked.gameCode, amount: amountFromMinor(pool.total) };
    publishBalance(kernel, playerId, playAccount, amountFromMinor(balance), won);
    return { ...paid, isHeld: false };
  }

  route(app, vendorJackpotWin, async (input, { vendor }) => {
    const { reference, isHeld, ...paid } = await kernel.database.transaction(() =>
      pay({ ...input, provider: vendor.vendor }),
    );
    const amounts = { balance: amountFromMinor(paid.balance), amount: amountFromMinor(paid.amount) };
    return { reference, ...amounts, ...(isHeld && { underReview: true }) };
  });
}

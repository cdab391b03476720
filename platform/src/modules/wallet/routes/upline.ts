import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { getUplineTerms, transferToUpline, uplineBlocks } from '@portal/shared/contract/wallet/upline';
import type { FastifyInstance } from 'fastify';
import { assertAmountWithin } from '../../../kernel/calls/amount-limits.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { lockOpenMember, type Member } from '../../accounts/index.ts';
import { maskedAccount } from '../../games/index.ts';
import { authenticatorProof, turnoverMissing, type Withdrawable } from '../../payments/index.ts';
import { atAmountField, between, memberAccount, uplineSource } from '../index.ts';
import { countToday } from './upline/count-today.ts';
import type { UplineDeps } from './upline/upline-deps.ts';
import { uplineObstacles, uplineOf } from './upline/upline-obstacles.ts';

/**
 * Sends money to the account above. Locks the sender throughout, so that concurrent transfers see each other. Does not
 * lock the upline, so that an agent's downlines do not wait for each other; an upline closed at the same moment gets
 * the money.
 */
export function sendToUplineRoute(app: FastifyInstance, deps: UplineDeps): void {
  const { member, payments, wallet } = deps;
  const proof = authenticatorProof(deps);

  async function assertMaySend(sender: Member, amountMinor: bigint, money: Withdrawable): Promise<void> {
    const [obstacle] = await uplineObstacles(app.kernel, deps, sender, money);
    if (obstacle) throw obstacle;
    const isBound = amountMinor > money.withdrawableMinor && amountMinor <= money.balanceMinor;
    if (isBound) throw turnoverMissing('upline_turnover_missing', money);
  }

  route(
    app,
    transferToUpline,
    async ({ amount, paymentPassword, authenticatorCode }, { member: { memberId }, release }) => {
      const asking = await member.byId(memberId);
      if (!asking) throw new Refusal('not_logged_in');
      // Refuse first what the right payment password would not change, so that nobody types it in vain.
      const amountMinor = minorUnits(amount);
      await assertMaySend(asking, amountMinor, await payments.withdrawable.read(memberId));
      await assertWithin(amountMinor);
      await member.passwords.confirmPayment(memberId, paymentPassword, 'paymentPassword');
      const outflow = { memberId, amountMinor };
      const isProved = await proof.confirm(outflow, authenticatorCode);
      return app.kernel.database.transaction(async () => {
        const sender = await lockOpenMember(member, memberId);
        await proof.assertStill(outflow, isProved);
        const upline = await uplineOf(deps, sender);
        // Locks all accounts of the posting together, in the order of the ledger.
        const others = upline ? ['main', 'receivable'].map((kind) => memberAccount(upline.id, kind)) : [];
        await assertMaySend(sender, amountMinor, await payments.withdrawable.hold(memberId, others));
        if (!upline) throw new Refusal('no_upline');
        const reference = newId();
        // Pays the upline's debt first.
        const posting = wallet.credit(upline.id, {
          source: uplineSource(memberId),
          reference,
          kind: 'upline_transfer',
          legs: between(memberAccount(memberId), memberAccount(upline.id), amountMinor),
          meta: { from: memberId, to: upline.id, release },
        });
        const { balances } = await atAmountField(posting);
        const balance = amountFromMinor(balances[0] ?? 0n);
        return { reference, amount, upline: maskedAccount(upline.account), balance };
      });
    },
  );

  async function assertWithin(amountMinor: bigint): Promise<void> {
    const limits = await deps.settings.get('transferUpline.limits');
    assertAmountWithin(amountMinor, limits, { below: 'upline_below_minimum', above: 'upline_above_maximum' });
  }
}

export function uplineTermsRoute(app: FastifyInstance, deps: UplineDeps): void {
  const { settings, member, payments } = deps;
  const proof = authenticatorProof(deps);
  route(app, getUplineTerms, async (_input, { member: { memberId } }) => {
    const sender = await member.byId(memberId);
    if (!sender) throw new Refusal('not_logged_in');
    const upline = await uplineOf(deps, sender);
    const { min, max, perDay } = await settings.get('transferUpline.limits');
    const money = await payments.withdrawable.read(memberId);
    const above = await proof.above(memberId);
    const codes = (await uplineObstacles(app.kernel, deps, sender, money)).map(({ code }) => code);
    return {
      ...(upline ? { upline: maskedAccount(upline.account) } : {}),
      balance: amountFromMinor(money.balanceMinor),
      min,
      max,
      perDay,
      leftToday: Math.max(0, perDay - (await countToday(app.kernel, deps, memberId))),
      withdrawable: amountFromMinor(money.withdrawableMinor),
      turnoverMissing: amountFromMinor(money.missingMinor),
      ...(above !== undefined && { authenticatorAbove: amountFromMinor(above) }),
      blockedBy: uplineBlocks.filter((block) => codes.includes(block)),
    };
  });
}

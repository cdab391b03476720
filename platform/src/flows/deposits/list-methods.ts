import { amountFromMinor } from '@portal/shared/contract/amounts';
import { listDepositMethods } from '@portal/shared/contract/payments/deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { kindOf } from '../../modules/payments/index.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import type { DepositFlowDeps } from './deposit-deps.ts';

export function listDepositMethodsFlow(app: FastifyInstance, deps: DepositFlowDeps): void {
  const { content, games, member, payments, wallet } = deps;
  const { settings } = content;
  route(app, listDepositMethods, async (_input, { member: { memberId } }) => {
    const methods = await payments.deposits.methods();
    const open = await payments.deposits.countOpen(memberId);
    const openAtMost = await settings.get('deposit.openAtMost');
    const isClosed = (await member.byId(memberId))?.state !== 'open';
    const isDayFull = await payments.deposits.isDayFull(memberId, app.kernel.clock.now());
    return {
      methods: methods.map(({ provider, ...method }) => ({ ...method, kind: kindOf(provider) })),
      ...{ open, openAtMost, perDay: await settings.get('deposit.perDay') },
      owed: amountFromMinor(-(await wallet.balanceOf(memberAccount(memberId, 'receivable')))),
      turnoverPercent: await settings.get('deposit.turnoverPercent'),
      blockedBy: [
        ...(isClosed ? ['account_closed' as const] : []),
        ...(open >= openAtMost ? ['deposits_open' as const] : []),
        ...(isDayFull ? ['deposits_of_day' as const] : []),
      ],
      isStopped: await games.isPlayerStopped(memberId),
    };
  });
}

import { minorUnits } from '@portal/shared/contract/amounts';
import { cancelDeposit, createDeposit } from '@portal/shared/contract/payments/deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { holdOpenMember } from '../../modules/member/index.ts';
import type { DepositFlowDeps } from './deposit-deps.ts';
import { showDeposit } from './show-deposits.ts';

export function orderDepositFlows(app: FastifyInstance, { games, member, payments }: DepositFlowDeps): void {
  const { deposits } = payments;
  route(app, createDeposit, ({ methodId, amount }, { member: { memberId }, release }) =>
    app.kernel.database.transaction(async () => {
      await holdOpenMember(member, memberId);
      if (await games.isPlayerStopped(memberId)) throw new Refusal('play_stopped');
      const amountMinor = minorUnits(amount);
      return showDeposit(payments, await deposits.order({ memberId, methodId, amountMinor, release }));
    }),
  );
  route(app, cancelDeposit, async ({ id }, { member: { memberId } }) =>
    showDeposit(payments, await deposits.cancel(memberId, id)),
  );
}

import { getWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { shownEvent } from '../../modules/payments/index.ts';
import { showWithdrawal } from './show-withdrawals.ts';
import type { WithdrawalFlowDeps } from './withdrawal-deps.ts';

export function getWithdrawalFlow(app: FastifyInstance, { payments }: WithdrawalFlowDeps): void {
  const { clock } = app.kernel;
  route(app, getWithdrawal, async ({ id }, { member: { memberId } }) => {
    const found = await payments.withdrawals.byId(id);
    if (found?.memberId !== memberId) throw new Refusal('not_found');
    const history = (await payments.withdrawals.events(id)).map(shownEvent);
    return { ...(await showWithdrawal(payments, found)), history, serverTime: clock.now().toISOString() };
  });
}

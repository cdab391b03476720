import { amountFromMinor } from '@portal/shared/contract/amounts';
import { getDeposit, listDeposits } from '@portal/shared/contract/payments/deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { shownDepositEvent } from '../../modules/payments/index.ts';
import type { DepositFlowDeps } from './deposit-deps.ts';
import { showDeposit } from './show-deposits.ts';

export function readDepositFlows(app: FastifyInstance, { payments }: DepositFlowDeps): void {
  const { deposits } = payments;
  route(app, listDeposits, async ({ state, from, to, pageNo, pageSize }, { member: { memberId } }) => {
    const period = { from: from === undefined ? from : new Date(from), to: to === undefined ? to : new Date(to) };
    const filter = { memberId, state, ...period };
    const { list, totalPages } = await deposits.page(filter, pageNo, pageSize);
    const { count, creditedMinor } = await deposits.totals(filter);
    const totals = { count, credited: amountFromMinor(creditedMinor) };
    return { list: await deposits.shown(list), totalPages, totals };
  });

  route(app, getDeposit, async ({ id }, { member: { memberId } }) => {
    const found = await deposits.byId(id);
    if (found?.memberId !== memberId) throw new Refusal('not_found');
    const history = (await deposits.events(id)).map(shownDepositEvent);
    return { ...(await showDeposit(payments, found)), history, serverTime: app.kernel.clock.now().toISOString() };
  });
}

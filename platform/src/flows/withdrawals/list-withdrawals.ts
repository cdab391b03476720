import { listWithdrawals } from '@portal/shared/contract/payments/withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { showWithdrawals } from './show-withdrawals.ts';
import type { WithdrawalFlowDeps } from './withdrawal-deps.ts';

export function listWithdrawalsFlow(app: FastifyInstance, { payments }: WithdrawalFlowDeps): void {
  route(app, listWithdrawals, async ({ state, pageNo, pageSize }, { member: { memberId } }) => {
    const page = await payments.withdrawals.page({ memberId, state }, pageNo, pageSize);
    return { list: await showWithdrawals(payments, page.list), totalPages: page.totalPages };
  });
}

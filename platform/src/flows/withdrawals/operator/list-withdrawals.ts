import { listOperatorWithdrawals } from '@portal/shared/contract/payments/operator-withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { WithdrawalFlowDeps } from '../withdrawal-deps.ts';
import { operatorRows } from './operator-view.ts';

export function listOperatorWithdrawalsFlow(app: FastifyInstance, { member, payments }: WithdrawalFlowDeps): void {
  route(app, listOperatorWithdrawals, async ({ state, member: named, pageNo, pageSize }) => {
    const memberId = named === undefined ? undefined : (await member.named(named)).id;
    const { list, totalPages } = await payments.withdrawals.page({ memberId, state }, pageNo, pageSize);
    return { list: await operatorRows(member, list), totalPages };
  });
}

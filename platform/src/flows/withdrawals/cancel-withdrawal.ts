import { cancelWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { showWithdrawal } from './show-withdrawals.ts';
import type { WithdrawalFlowDeps } from './withdrawal-deps.ts';

export function cancelWithdrawalFlow(app: FastifyInstance, { payments }: WithdrawalFlowDeps): void {
  route(app, cancelWithdrawal, async ({ id }, { member: { memberId } }) =>
    showWithdrawal(payments, await payments.withdrawals.cancel(memberId, id)),
  );
}

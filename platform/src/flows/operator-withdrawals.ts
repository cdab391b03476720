import type { FastifyInstance } from 'fastify';
import { getOperatorWithdrawalFlow } from './withdrawals/operator/get-withdrawal.ts';
import { listOperatorWithdrawalsFlow } from './withdrawals/operator/list-withdrawals.ts';
import { proposeForWithdrawalFlow } from './withdrawals/operator/propose-for-withdrawal.ts';
import { reviewWithdrawalFlow } from './withdrawals/operator/review-withdrawal.ts';
import type { WithdrawalFlowDeps } from './withdrawals/withdrawal-deps.ts';

/** Registers the operators' calls for withdrawals; moving money takes two operators. */
export function operatorWithdrawalFlows(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  listOperatorWithdrawalsFlow(app, deps);
  getOperatorWithdrawalFlow(app, deps);
  reviewWithdrawalFlow(app, deps);
  proposeForWithdrawalFlow(app, deps);
}

import type { FastifyInstance } from 'fastify';
import { answerWithdrawalFlows } from './withdrawals/answer-withdrawal.ts';
import { applyForWithdrawalFlow } from './withdrawals/apply-for-withdrawal.ts';
import { cancelWithdrawalFlow } from './withdrawals/cancel-withdrawal.ts';
import { getWithdrawalFlow } from './withdrawals/get-withdrawal.ts';
import { withdrawalTermsFlow } from './withdrawals/get-withdrawal-terms.ts';
import { listWithdrawalsFlow } from './withdrawals/list-withdrawals.ts';
import type { WithdrawalFlowDeps } from './withdrawals/withdrawal-deps.ts';

/** Registers the calls about withdrawals for their owners. */
export function withdrawalFlows(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  withdrawalTermsFlow(app, deps);
  applyForWithdrawalFlow(app, deps);
  listWithdrawalsFlow(app, deps);
  getWithdrawalFlow(app, deps);
  cancelWithdrawalFlow(app, deps);
  answerWithdrawalFlows(app, deps);
}

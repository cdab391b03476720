import type { FastifyInstance } from 'fastify';
import type { DepositFlowDeps } from './deposits/deposit-deps.ts';
import { proposeForDepositFlow } from './deposits/operator/propose-for-deposit.ts';
import { proposeForNoticeFlow } from './deposits/operator/propose-for-notice.ts';
import { readOperatorDepositFlows } from './deposits/operator/read-deposits.ts';

/** Registers the operators' calls for deposits; moving money takes two operators. */
export function operatorDepositFlows(app: FastifyInstance, deps: DepositFlowDeps): void {
  readOperatorDepositFlows(app, deps);
  proposeForDepositFlow(app, deps);
  proposeForNoticeFlow(app, deps);
}

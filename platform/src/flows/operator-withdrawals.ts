import type { FastifyInstance } from 'fastify';
import { proposeEnvelopesFlow } from './envelopes/propose-envelopes.ts';
import { proposeRankFlow } from './ranks/propose-rank.ts';
import { decideProposalFlows } from './withdrawals/operator/decide-proposals.ts';
import { getOperatorWithdrawalFlow } from './withdrawals/operator/get-withdrawal.ts';
import { listOperatorWithdrawalsFlow } from './withdrawals/operator/list-withdrawals.ts';
import { proposeAdjustmentFlow } from './withdrawals/operator/propose-adjustment.ts';
import { proposeForWithdrawalFlow } from './withdrawals/operator/propose-for-withdrawal.ts';
import { proposeSettingFlow } from './withdrawals/operator/propose-setting.ts';
import { proposeWaiverFlow } from './withdrawals/operator/propose-waiver.ts';
import { reviewWithdrawalFlow } from './withdrawals/operator/review-withdrawal.ts';
import type { WithdrawalFlowDeps } from './withdrawals/withdrawal-deps.ts';

/** Money on its way out: what operators do, two of them wherever it moves. */
export function operatorWithdrawalFlows(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  listOperatorWithdrawalsFlow(app, deps);
  getOperatorWithdrawalFlow(app, deps);
  reviewWithdrawalFlow(app, deps);
  proposeForWithdrawalFlow(app, deps);
  proposeAdjustmentFlow(app, deps);
  proposeWaiverFlow(app, deps);
  proposeSettingFlow(app, deps);
  proposeEnvelopesFlow(app, deps);
  proposeRankFlow(app, deps);
  decideProposalFlows(app, deps);
}

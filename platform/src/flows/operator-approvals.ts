import type { FastifyInstance } from 'fastify';
import { proposeEnvelopesFlow } from './envelopes/propose-envelopes.ts';
import { decideApprovalRequestFlows } from './proposals/decide-approval-requests.ts';
import { proposeAdjustmentFlow } from './proposals/propose-adjustment.ts';
import { proposeSettingFlow } from './proposals/propose-setting.ts';
import { proposeWaiverFlow } from './proposals/propose-waiver.ts';
import { proposeRankFlow } from './ranks/propose-rank.ts';
import type { WithdrawalFlowDeps } from './withdrawals/withdrawal-deps.ts';

/** Registers approval requests of every kind: one operator proposes, another decides. */
export function operatorApprovalFlows(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  proposeAdjustmentFlow(app, deps);
  proposeWaiverFlow(app, deps);
  proposeSettingFlow(app, deps);
  proposeEnvelopesFlow(app, deps);
  proposeRankFlow(app, deps);
  decideApprovalRequestFlows(app, deps);
}

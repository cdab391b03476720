import type { FastifyInstance } from 'fastify';
import type { WithdrawalFlowDeps } from '../payments/route-deps.ts';
import { proposeWaiverFlow } from '../payments/routes/operator-waivers.ts';
import { proposeEnvelopesFlow } from '../rewards/routes/operator-chance.ts';
import { proposeRankFlow } from '../rewards/routes/operator-ranks.ts';
import { proposeSettingFlow } from '../settings/routes/operator-settings.ts';
import { proposeAdjustmentFlow } from '../wallet/routes/operator-adjustments.ts';
import { decideApprovalRequestFlows } from './routes/operator-approvals.ts';

/** Registers approval requests of every kind: one operator proposes, another decides. */
export function operatorApprovalFlows(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  proposeAdjustmentFlow(app, deps);
  proposeWaiverFlow(app, deps);
  proposeSettingFlow(app, deps);
  proposeEnvelopesFlow(app, deps);
  proposeRankFlow(app, deps);
  decideApprovalRequestFlows(app, deps);
}

import {
  acceptApprovalRequest,
  declineApprovalRequest,
  listApprovalRequests,
} from '@portal/shared/contract/approvals/operator-approvals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../kernel/own-login.ts';
import type { WithdrawalFlowDeps } from '../withdrawals/withdrawal-deps.ts';
import { aboutApprovalRequest } from './about-approval-request.ts';
import { runApprovalRequest } from './run-approval-request.ts';
import { shownApprovalRequest } from './shown-approval-request.ts';

/** Decides an approval request; the decision, its effect and the audit line are one transaction. */
export function decideApprovalRequestFlows(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { payments, operator: operatorModule } = deps;

  route(app, listApprovalRequests, async ({ state, pageNo, pageSize }) => {
    const { list, totalPages } = await payments.approvalRequests.page(state, pageNo, pageSize);
    const shown = list.map(async (approvalRequest) => ({
      ...shownApprovalRequest(approvalRequest),
      about: await aboutApprovalRequest(deps, approvalRequest),
    }));
    return { list: await Promise.all(shown), totalPages };
  });

  route(app, acceptApprovalRequest, async ({ id, why, isAmountConfirmed }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    const who = operator.username;
    const accepted = await payments.approvalRequests.accept({ id, who, why }, async (approvalRequest) => {
      await operatorModule.assertApart(approvalRequest.maker, who);
      const { act, detail } = await runApprovalRequest(deps, approvalRequest, { who, isAmountConfirmed });
      const made = { proposalId: id, maker: approvalRequest.maker, makerWhy: approvalRequest.why };
      await operatorModule.audit({ who, act, target: approvalRequest.targetId, why, detail: { ...made, ...detail } });
    });
    return shownApprovalRequest(accepted);
  });

  route(app, declineApprovalRequest, ({ id, why }, { operator: { username: who, roles } }) =>
    app.kernel.database.transaction(async () => {
      const mayDecline = ({ maker }: { maker: string }) => maker === who || roles.includes('finance-checker');
      const declined = await payments.approvalRequests.decline({ id, who, why }, mayDecline);
      const detail = { proposalId: id, proposed: declined.act, maker: declined.maker };
      await operatorModule.audit({ who, act: 'decline-proposal', target: declined.targetId, why, detail });
      return shownApprovalRequest(declined);
    }),
  );
}

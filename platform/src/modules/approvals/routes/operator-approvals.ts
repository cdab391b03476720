import {
  acceptApprovalRequest,
  declineApprovalRequest,
  listApprovalRequests,
} from '@portal/shared/contract/approvals/operator-approvals';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { FastifyInstance } from 'fastify';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { assertOwnLogin } from '../../../kernel/security/own-login.ts';
import { messageText } from '../../../kernel/texts/message-texts.ts';
import type { OperatorModule } from '../../operators/index.ts';
import { type ApprovalRequest, type ApprovalsModule, shownApprovalRequest } from '../index.ts';

interface ApprovalRouteDeps {
  approvals: ApprovalsModule;
  operator: OperatorModule;
}

/** Decides approval requests of every kind; the decision, its effect and the audit line are one transaction. */
export function registerApprovalsRoutes(
  app: FastifyInstance,
  { approvals, operator: operatorModule }: ApprovalRouteDeps,
): void {
  route(app, listApprovalRequests, async ({ state, pageNo, pageSize }, { operator, language }) => {
    const { list, totalPages } = await approvals.page(state, pageNo, pageSize);
    const shown = list.map(async (request) => ({
      ...shownApprovalRequest(request),
      about: await approvals.actionOf(request.act)?.about?.(request),
      obstacle: request.state === 'open' ? await obstacleTo(request, operator, language) : undefined,
    }));
    return { list: await Promise.all(shown), totalPages };
  });

  /** Refuses whoever may not approve this request; asked for the list, and again at the decision. */
  async function assertMayDecide(request: ApprovalRequest, operator: OperatorCaller): Promise<void> {
    assertOwnLogin(app.kernel, operator);
    const { username } = operator;
    if (request.maker === username) throw new Refusal('own_proposal');
    if (!operator.roles.includes(approvals.deciderOf(request))) throw new Refusal('not_allowed');
    await operatorModule.assertApart(request, username);
    approvals.actionOf(request.act)?.assertDecider?.(request, username);
  }

  async function obstacleTo(request: ApprovalRequest, operator: OperatorCaller, language: LanguageCode) {
    try {
      await assertMayDecide(request, operator);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { code: error.code, message: messageText(error.code, language, error.params) };
    }
  }

  route(app, acceptApprovalRequest, async ({ id, why, isAmountConfirmed }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    const who = operator.username;
    const accepted = await approvals.accept({ id, who, why }, async (request) => {
      await assertMayDecide(request, operator);
      const action = approvals.actionOf(request.act);
      if (!action) throw new Refusal('not_found');
      const { act, detail } = await action.run(request, { who, isAmountConfirmed });
      const made = { proposalId: id, maker: request.maker, makerWhy: request.why };
      await operatorModule.audit({ who, act, target: request.targetId, why, detail: { ...made, ...detail } });
    });
    return shownApprovalRequest(accepted);
  });

  route(app, declineApprovalRequest, ({ id, why }, { operator: { username: who, roles } }) =>
    app.kernel.database.transaction(async () => {
      const mayDecline = (request: ApprovalRequest) =>
        request.maker === who || roles.includes(approvals.deciderOf(request));
      const declined = await approvals.decline({ id, who, why }, mayDecline);
      const detail = { proposalId: id, proposed: declined.act, maker: declined.maker };
      await operatorModule.audit({ who, act: 'decline-proposal', target: declined.targetId, why, detail });
      return shownApprovalRequest(declined);
    }),
  );
}

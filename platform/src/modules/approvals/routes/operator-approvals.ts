import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import {
  acceptApprovalRequest,
  declineApprovalRequest,
  listApprovalRequests,
} from '@portal/shared/contract/approvals/operator-approvals';
import type { CallResult } from '@portal/shared/contract/define-call';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  offerAct,
  offerHouseContract,
  requestHouseTermination,
  terminationAct,
} from '../../agents/routes/operator-contracts.ts';
import { type DecidedAct, isFarFromOrdered, type Proposal } from '../../payments/index.ts';
import type { WithdrawalFlowDeps } from '../../payments/route-deps.ts';
import { depositAct, noticeAct } from '../../payments/routes/operator-deposits.ts';
import { waiveAct, waiveForMember } from '../../payments/routes/operator-waivers.ts';
import { holdPayableMember, paysOut } from '../../payments/routes/operator-withdrawals.ts';
import { dropAct, dropEnvelopes } from '../../rewards/routes/operator-chance.ts';
import { giveRank, rankAct } from '../../rewards/routes/operator-ranks.ts';
import { changeSetting, settingAct } from '../../settings/routes/operator-settings.ts';
import { adjustAct, adjustWallet } from '../../wallet/routes/operator-adjustments.ts';
import { type Decision, shownApprovalRequest } from '../shown-approval-request.ts';

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

/** Performs an approved request and returns the detail for its audit line. */
type Runner = (
  deps: WithdrawalFlowDeps,
  approvalRequest: Proposal,
  decision: Decision,
) => Promise<{ act: string; detail: object }>;

const withdrawalAct =
  (act: DecidedAct['act']): Runner =>
  async (deps, { targetId, seenVersion, input }) => {
    const { payments } = deps;
    if (paysOut(act)) await holdPayableMember(deps, await payments.withdrawals.memberOf(targetId));
    const { state } = await payments.withdrawals.decided.run({ id: targetId, act, seenVersion, input });
    return { act: `${act}-withdrawal`, detail: { state, ...input } };
  };

/** Every act that takes two persons. */
const runners: Readonly<Record<string, Runner>> = {
  'withdrawal.approve': withdrawalAct('approve'),
  'withdrawal.reject': withdrawalAct('reject'),
  'withdrawal.pay': withdrawalAct('pay'),
  'withdrawal.refund': withdrawalAct('refund'),
  'withdrawal.force': withdrawalAct('force'),
  'deposit.approve': depositAct('approve'),
  'deposit.reject': depositAct('reject'),
  'notice.credit': noticeAct('credit'),
  'notice.return': noticeAct('return'),
  [adjustAct]: adjustWallet,
  [waiveAct]: waiveForMember,
  [settingAct]: changeSetting,
  [dropAct]: dropEnvelopes,
  [rankAct]: giveRank,
  [offerAct]: offerHouseContract,
  [terminationAct]: requestHouseTermination,
};

export async function runApprovalRequest(deps: WithdrawalFlowDeps, approvalRequest: Proposal, decision: Decision) {
  const run = runners[approvalRequest.act];
  if (!run) throw new Refusal('not_found');
  return run(deps, approvalRequest, decision);
}

type About = CallResult<typeof listApprovalRequests>['list'][number]['about'];

/** Returns whose money an approval request moves, how much, and its state; undefined if its input says it all. */
export async function aboutApprovalRequest(
  { payments, member }: Pick<WithdrawalFlowDeps, 'payments' | 'member'>,
  { act, targetId, input }: Pick<Proposal, 'act' | 'targetId' | 'input'>,
): Promise<About> {
  const found = await payment(payments, act, targetId);
  if (!found) return undefined;
  const { memberId, amountMinor, state } = found;
  return {
    ...{ account: (await member.byId(memberId))?.account ?? '', amount: amountFromMinor(amountMinor), state },
    ...(act === 'deposit.approve' && input.amount && arrival(amountMinor, input.amount)),
  };
}

const arrival = (orderedMinor: bigint, arrived: string) => ({
  arrived,
  isFarFromOrdered: isFarFromOrdered(orderedMinor, minorUnits(arrived)),
});

async function payment({ withdrawals, deposits }: WithdrawalFlowDeps['payments'], act: string, id: string) {
  if (act.startsWith('withdrawal.')) return withdrawals.byId(id);
  return act.startsWith('deposit.') ? deposits.byId(id) : undefined;
}

import { Refusal } from '../../kernel/refusal.ts';
import type { DecidedAct, Proposal } from '../../modules/payments/index.ts';
import { depositAct } from '../deposits/operator/propose-for-deposit.ts';
import { noticeAct } from '../deposits/operator/propose-for-notice.ts';
import { dropAct, dropEnvelopes } from '../envelopes/propose-envelopes.ts';
import { offerAct, offerHouseContract } from '../house-contracts/propose-offer.ts';
import { requestHouseTermination, terminationAct } from '../house-contracts/propose-termination.ts';
import { giveRank, rankAct } from '../ranks/propose-rank.ts';
import { holdPayableMember, paysOut } from '../withdrawals/operator/payee-status.ts';
import type { WithdrawalFlowDeps } from '../withdrawals/withdrawal-deps.ts';
import { adjustAct, adjustWallet } from './adjust-wallet.ts';
import { changeSetting, settingAct } from './change-setting.ts';
import type { Decision } from './decision.ts';
import { waiveAct, waiveForMember } from './waive-turnover.ts';

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

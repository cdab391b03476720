import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import {
  approveRedemption,
  getOperatorRedemption,
  listOperatorRedemptions,
  rejectRedemption,
} from '@portal/shared/contract/rewards/operator-redemptions';
import type { FastifyInstance } from 'fastify';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { assertOwnLogin } from '../../../kernel/security/own-login.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { staleWhen } from '../../approvals/index.ts';
import type { PointsDeps } from '../points/points-deps.ts';
import type { RedemptionRow } from '../points/redemption.tables.ts';
import { sealedAddress, sealedMobile } from '../points/redemption.tables.ts';
import * as decide from '../points/redemptions/decide-redemption.ts';
import { redemptionById, redemptionPage } from '../points/redemptions/redemption-reads.ts';
import { operatorRedemption } from '../points/redemptions/redemption-view.ts';

const bonusAct = 'redemption.approve';

/** Registers the operators' calls to read and decide redemptions; each decision with its audit line. */
export function operatorRedemptionRoutes(app: FastifyInstance, deps: PointsDeps): void {
  const { kernel, member, audit } = deps;
  const secrets = createSecrets(kernel.settings);
  const shown = async (row: RedemptionRow) =>
    operatorRedemption(row, (await member.accountsOf([row.memberId])).get(row.memberId) ?? '');

  route(app, listOperatorRedemptions, async ({ member: named, ...asked }) => {
    const { list, totalPages } = await redemptionPage(kernel, { ...asked, memberId: await member.idOf(named) });
    const accounts = await member.accountsOf(list.map(({ memberId }) => memberId));
    return { list: list.map((row) => operatorRedemption(row, accounts.get(row.memberId) ?? '')), totalPages };
  });

  route(app, getOperatorRedemption, async ({ id }, { operator }) => {
    const row = await redemptionById(kernel, id);
    if (!row) throw new Refusal('not_found');
    await audit({ who: operator.username, act: 'look-at-redemption', target: id, why: '', detail: {} });
    const address = secrets.open(row.address, sealedAddress.of(row));
    return { ...(await shown(row)), address, mobile: secrets.open(row.mobile, sealedMobile.of(row)) };
  });

  registerBonusRequests(deps);
  route(app, approveRedemption, async ({ id, remark }, { operator }) => {
    assertOwnLogin(kernel, operator);
    const row = await redemptionById(kernel, id);
    if (row && row.amountMinor > 0n && (await deps.settings.get('rewards.approvedByTwo'))) {
      const approvalRequest = await requestBonus(deps, operator, { id, remark });
      return { ...(await shown(row)), approvalRequest };
    }
    return shown(await decide.approveRedemption(deps, { id, who: operator.username, words: remark }));
  });

  route(app, rejectRedemption, async ({ id, why }, { operator }) => {
    assertOwnLogin(kernel, operator);
    return shown(await decide.rejectRedemption(deps, { id, who: operator.username, words: why }));
  });
}

/** Requests the approval of a bonus, which another operator decides. @throws Refusal `not_allowed`, as `lockApprovable` */
function requestBonus(deps: PointsDeps, operator: OperatorCaller, { id, remark }: { id: string; remark: string }) {
  if (!operator.roles.includes('finance-maker')) throw new Refusal('not_allowed');
  return deps.approvals.propose(operator, async () => {
    await decide.lockApprovable(deps, id);
    const audit = { act: 'propose-approve-redemption', target: id };
    return { act: bonusAct, targetId: id, seenVersion: 0, input: { remark }, why: remark, audit };
  });
}

function registerBonusRequests(deps: PointsDeps): void {
  deps.approvals.register(bonusAct, {
    async run({ targetId, input: { remark = '' } }) {
      const row = await staleWhen(['redemption_state'], () => decide.carryOutApproval(deps, targetId, remark));
      return { act: 'approve-redemption', detail: { ...decide.auditDetail(row), remark } };
    },
    async about({ targetId }) {
      const row = await redemptionById(deps.kernel, targetId);
      if (!row) return undefined;
      const account = (await deps.member.accountsOf([row.memberId])).get(row.memberId) ?? '';
      return { account, amount: amountFromMinor(row.amountMinor), state: row.state };
    },
  });
}

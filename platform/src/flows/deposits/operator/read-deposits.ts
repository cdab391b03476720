import {
  getDepositProof,
  getOperatorDeposit,
  listDepositNotices,
  listOperatorDeposits,
} from '@portal/shared/contract/payments/operator-deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { shownDepositEvent } from '../../../modules/payments/index.ts';
import type { DepositFlowDeps } from '../deposit-deps.ts';
import { operatorRows, shownNotices } from './operator-view.ts';

export function readOperatorDepositFlows(app: FastifyInstance, deps: DepositFlowDeps): void {
  const { member, payments, operator: operatorModule } = deps;
  const { deposits } = payments;

  route(app, listOperatorDeposits, async ({ member: named, pageNo, pageSize, ...filter }) => {
    const memberId = named === undefined ? undefined : (await member.named(named)).id;
    const { list, totalPages } = await deposits.page({ ...filter, memberId }, pageNo, pageSize);
    return { list: await operatorRows(member, list), totalPages };
  });

  route(app, getOperatorDeposit, async ({ id }, { operator }) => {
    const found = await deposits.byId(id);
    const [row] = found ? await operatorRows(member, [found]) : [];
    if (!found || !row) throw new Refusal('not_found');
    await operatorModule.audit({ who: operator.username, act: 'look-at-deposit', target: id, why: '', detail: {} });
    return {
      ...row,
      release: found.release,
      proofIds: await deposits.proofs.of(id),
      notices: await shownNotices(payments, await deposits.notices.of(id)),
      history: (await deposits.events(id)).map(shownDepositEvent),
    };
  });

  route(app, getDepositProof, async ({ id, proofId }, { operator }) => {
    const data = await deposits.proofs.read(id, proofId);
    if (data === undefined) throw new Refusal('not_found');
    await operatorModule.audit({
      who: operator.username,
      act: 'look-at-proof',
      target: id,
      why: '',
      detail: { proofId },
    });
    return { data };
  });

  route(app, listDepositNotices, async ({ outcome, before, pageSize }) => ({
    list: await shownNotices(payments, await deposits.notices.list(outcome, before, pageSize)),
  }));
}

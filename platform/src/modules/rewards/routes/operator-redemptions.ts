import {
  approveRedemption,
  getOperatorRedemption,
  listOperatorRedemptions,
  rejectRedemption,
} from '@portal/shared/contract/rewards/operator-redemptions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { assertOwnLogin } from '../../../kernel/security/own-login.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import type { PointsDeps } from '../points/points-deps.ts';
import type { RedemptionRow } from '../points/redemption.tables.ts';
import { sealedAddress, sealedMobile } from '../points/redemption.tables.ts';
import * as decide from '../points/redemptions/decide-redemption.ts';
import { redemptionById, redemptionPage } from '../points/redemptions/redemption-reads.ts';
import { operatorRedemption } from '../points/redemptions/redemption-view.ts';

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

  route(app, approveRedemption, async ({ id, remark }, { operator }) => {
    assertOwnLogin(kernel, operator);
    return shown(await decide.approveRedemption(deps, { id, who: operator.username, words: remark }));
  });

  route(app, rejectRedemption, async ({ id, why }, { operator }) => {
    assertOwnLogin(kernel, operator);
    return shown(await decide.rejectRedemption(deps, { id, who: operator.username, words: why }));
  });
}

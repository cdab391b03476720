import {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointReward,
  getRedeemPointList,
  listPointMovements,
  redeemPointReward,
} from '@portal/shared/contract/rewards/points';
import { quantityAtMost } from '@portal/shared/contract/rewards/redemption';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { maskedMobile } from '../../../kernel/strings/mobile-number.rules.ts';
import { convertPoints, convertTerms } from '../points/conversion/convert-points.ts';
import type { Points } from '../points/open-points.ts';
import { pointRecord } from '../points/point-movements.ts';
import type { PointsDeps } from '../points/points-deps.ts';
import { applyForPresent } from '../points/redemptions/apply-for-present.ts';
import { listPresents } from '../points/redemptions/presents.ts';
import { redemptionPage } from '../points/redemptions/redemption-reads.ts';
import { showRedemption } from '../points/redemptions/redemption-view.ts';

export function convertPointRoute(app: FastifyInstance, deps: PointsDeps): void {
  route(app, convertPoint, async ({ paymentPassword, ...asked }, { member: { memberId } }) => {
    await confirmPaymentPassword(deps, memberId, paymentPassword);
    return convertPoints(deps, memberId, asked);
  });
}

export function getPointBalanceRoute(app: FastifyInstance, points: Points): void {
  route(app, getPointBalance, (_input, { member }) => points.balance(member.memberId));
}

export function getPointConfigRoute(app: FastifyInstance, deps: PointsDeps): void {
  const { settings } = deps;
  route(app, getPointConfig, async (_input, { member: { memberId } }) => {
    const { ratio, min, perDay, leftToday, turnoverPercent } = await convertTerms(deps, memberId);
    const mobile = await deps.member.contacts.of(memberId, 'mobile');
    return {
      stakePerPoint: await settings.get('points.stakePerPoint'),
      depositPerPoint: await settings.get('points.depositPerPoint'),
      exchangeRatio: ratio,
      convertMin: min,
      convertPerDay: perDay,
      convertLeftToday: leftToday,
      turnoverPercent,
      quantityAtMost,
      hasPaymentPassword: Boolean((await deps.member.byId(memberId))?.paymentPasswordHash),
      ...(mobile && { mobile: maskedMobile(mobile.value) }),
    };
  });
}

export function getPointRewardRoute(app: FastifyInstance, deps: PointsDeps): void {
  route(app, getPointReward, async (_input, { language }) => ({ presents: await listPresents(deps, language) }));
}

export function getRedeemPointListRoute(app: FastifyInstance, { kernel }: PointsDeps): void {
  const secrets = createSecrets(kernel.settings);
  route(app, getRedeemPointList, async (asked, { member: { memberId }, language }) => {
    const { list, totalPages } = await redemptionPage(kernel, { ...asked, memberId });
    return { list: list.map((row) => showRedemption(secrets, row, language)), totalPages };
  });
}

export function listPointMovementsRoute(app: FastifyInstance, deps: PointsDeps): void {
  route(app, listPointMovements, (asked, { member: { memberId } }) => pointRecord(deps, memberId, asked));
}

export function redeemPointRewardRoute(app: FastifyInstance, deps: PointsDeps): void {
  const secrets = createSecrets(app.kernel.settings);
  route(app, redeemPointReward, async ({ paymentPassword, ...typed }, { member, language, release }) => {
    const { memberId } = member;
    await confirmPaymentPassword(deps, memberId, paymentPassword);
    return showRedemption(secrets, await applyForPresent(deps, { ...typed, memberId, release }), language);
  });
}

/**
 * Call before the transaction, so that a wrong password is counted in any case.
 * @throws Refusal `payment_password_missing`, `payment_password_wrong`, `payment_password_locked`
 */
async function confirmPaymentPassword({ member }: PointsDeps, memberId: string, digits: string): Promise<void> {
  const owner = await member.byId(memberId);
  if (!owner?.paymentPasswordHash) throw new Refusal('payment_password_missing');
  await member.passwords.confirmPayment(memberId, digits, 'paymentPassword');
}

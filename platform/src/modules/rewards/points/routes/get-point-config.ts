import { getPointConfig } from '@portal/shared/contract/rewards/points';
import { quantityAtMost } from '@portal/shared/contract/rewards/redemption';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { maskedMobile } from '../../../../kernel/mobile-number.rules.ts';
import { convertTerms } from '../convert-points.ts';
import type { PointsDeps } from '../points-deps.ts';

export function getPointConfigRoute(app: FastifyInstance, deps: PointsDeps): void {
  const { settings } = deps.content;
  route(app, getPointConfig, async (_input, { member: { memberId } }) => {
    const { ratio, min, perDay, leftToday, turnoverPercent } = await convertTerms(deps, memberId);
    const mobile = await deps.member.contactOf(memberId, 'mobile');
    return {
      stakePerPoint: await settings.get('points.stakePerPoint'),
      depositPerPoint: await settings.get('points.depositPerPoint'),
      ...{ exchangeRatio: ratio, convertMin: min, convertPerDay: perDay, convertLeftToday: leftToday },
      ...{ turnoverPercent, quantityAtMost },
      hasPaymentPassword: Boolean((await deps.member.byId(memberId))?.paymentPasswordHash),
      ...(mobile && { mobile: maskedMobile(mobile.value) }),
    };
  });
}

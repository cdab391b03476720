import {
  applyForPromotion,
  claimPromotion,
  declinePromotion,
  getPromotion,
  joinPromotion,
  listPromotions,
} from '@portal/shared/contract/rewards/promotions';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../kernel/call-context.ts';
import { route } from '../../../../kernel/contract-route.ts';
import type { Promotions } from '../open-promotions.ts';

/** Registers the calls of players; each act answers with the promotion's new state. */
export function promotionMemberRoutes(app: FastifyInstance, promotions: Promotions): void {
  const { taking, applications } = promotions;
  const seen = ({ member, language }: CallContext, id: string) => promotions.detail(member, language, id);

  route(app, listPromotions, async ({ type }, { findMember, language }) => ({
    promotions: await promotions.list(await findMember(), language, type),
  }));
  route(app, getPromotion, async ({ id }, { findMember, language }) =>
    promotions.detail(await findMember(), language, id),
  );
  route(app, joinPromotion, async ({ promotionId }, context) => {
    await taking.join(context.member.memberId, promotionId);
    return seen(context, promotionId);
  });
  route(app, claimPromotion, async ({ promotionId, termsId }, context) => {
    await taking.claim(context.member.memberId, promotionId, termsId);
    return seen(context, promotionId);
  });
  route(app, declinePromotion, async ({ promotionId }, context) => {
    await promotions.decline(context.member.memberId, promotionId);
    return seen(context, promotionId);
  });
  route(app, applyForPromotion, async (application, context) => {
    await applications.apply(context.member.memberId, application);
    return seen(context, application.promotionId);
  });
}

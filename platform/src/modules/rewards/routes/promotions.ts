import {
  applyForPromotion,
  claimPromotion,
  declinePromotion,
  getPromotion,
  joinPromotion,
  listPromotions,
  uploadPromotionImage,
} from '@portal/shared/contract/rewards/promotions';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../kernel/calls/context.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { uploadRoute } from '../../../kernel/media/upload-route.ts';
import type { Promotions } from '../promotions/open-promotions.ts';

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

export function uploadPromotionImageRoute(app: FastifyInstance, promotions: Promotions): void {
  route(
    app,
    uploadPromotionImage,
    async ({ promotionId, data }, { member: { memberId } }) => {
      // Checked before the expensive decoding of the picture.
      await promotions.assertTakesImages(promotionId);
      const imageId = await promotions.proofTurns.run(memberId, () =>
        promotions.images.keep(memberId, promotionId, data),
      );
      return { imageId };
    },
    uploadRoute(promotions.proofsPerMinute),
  );
}

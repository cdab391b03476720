import { uploadPromotionImage } from '@portal/shared/contract/rewards/promotions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { proofRoute } from '../../../../kernel/proof-route.ts';
import type { Promotions } from '../open-promotions.ts';

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
    proofRoute(promotions.content),
  );
}

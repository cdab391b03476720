import { claimRafflePromotion } from '@portal/shared/contract/rewards/claim-raffle-promotion';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Promotions } from '../open-promotions.ts';

export function claimRafflePromotionRoute(app: FastifyInstance, { taking }: Promotions): void {
  route(app, claimRafflePromotion, async ({ promotionId, termsId }, { member }) => ({
    prize: await taking.draw(member.memberId, promotionId, termsId),
  }));
}

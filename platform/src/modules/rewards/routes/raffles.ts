import { claimRafflePromotion, getRaffleDraw } from '@portal/shared/contract/rewards/raffles';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { showTicket } from '../chance/draws/show-draw.ts';
import type { Promotions } from '../promotions/open-promotions.ts';

export function claimRafflePromotionRoute(app: FastifyInstance, { taking, tickets }: Promotions): void {
  route(app, claimRafflePromotion, async ({ promotionId, ...shown }, { member }) => {
    const draw = showTicket(await taking.draw(member.memberId, promotionId, shown));
    return { prize: draw.amount, draw };
  });
  route(app, getRaffleDraw, async ({ id }, { member }) => {
    const found = await tickets.own(member.memberId, id);
    if (!found) throw new Refusal('not_found');
    return showTicket(found);
  });
}

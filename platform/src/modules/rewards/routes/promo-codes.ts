import { redeemPromoCode } from '@portal/shared/contract/rewards/promo-codes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { showReward } from '../grants/show-reward.ts';
import type { PromoCodes } from '../promo-codes/open-promo-codes.ts';

export function redeemPromoCodeRoute(app: FastifyInstance, { redeem }: PromoCodes): void {
  route(app, redeemPromoCode, async ({ code }, { member: { memberId }, ip: address, language }) =>
    showReward(await redeem({ memberId, address, code }), language, app.kernel.clock.now()),
  );
}

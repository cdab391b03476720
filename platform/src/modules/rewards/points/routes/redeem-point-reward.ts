import { redeemPointReward } from '@portal/shared/contract/rewards/points';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { createSecrets } from '../../../../kernel/secrets.ts';
import { applyForPresent } from '../apply-for-present.ts';
import { confirmPaymentPassword } from '../confirm-payment-password.ts';
import type { PointsDeps } from '../points-deps.ts';
import { showRedemption } from '../redemption-view.ts';

export function redeemPointRewardRoute(app: FastifyInstance, deps: PointsDeps): void {
  const secrets = createSecrets(app.kernel.settings);
  route(app, redeemPointReward, async ({ paymentPassword, ...typed }, { member, language, release }) => {
    const { memberId } = member;
    await confirmPaymentPassword(deps, memberId, paymentPassword);
    return showRedemption(secrets, await applyForPresent(deps, { ...typed, memberId, release }), language);
  });
}

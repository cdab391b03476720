import { convertPoint } from '@portal/shared/contract/rewards/points';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { confirmPaymentPassword } from '../confirm-payment-password.ts';
import { convertPoints } from '../convert-points.ts';
import type { PointsDeps } from '../points-deps.ts';

export function convertPointRoute(app: FastifyInstance, deps: PointsDeps): void {
  route(app, convertPoint, async ({ paymentPassword, ...asked }, { member: { memberId } }) => {
    await confirmPaymentPassword(deps, memberId, paymentPassword);
    return convertPoints(deps, memberId, asked);
  });
}

import { declineBirthdayGift } from '@portal/shared/contract/rewards/vip';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Vip } from '../open-vip.ts';

export function declineBirthdayGiftRoute(app: FastifyInstance, vip: Vip): void {
  route(app, declineBirthdayGift, (_input, { member }) => vip.declineBirthdayGift(member.memberId));
}

import { claimBirthdayGift } from '@portal/shared/contract/rewards/vip';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Vip } from '../open-vip.ts';

export function claimBirthdayGiftRoute(app: FastifyInstance, vip: Vip): void {
  route(app, claimBirthdayGift, (_input, { member }) => vip.claimBirthdayGift(member.memberId));
}

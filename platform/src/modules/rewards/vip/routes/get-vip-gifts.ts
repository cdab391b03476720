import { getVipGifts } from '@portal/shared/contract/rewards/vip';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Vip } from '../open-vip.ts';

export function getVipGiftsRoute(app: FastifyInstance, vip: Vip): void {
  route(app, getVipGifts, (_input, { member }) => vip.gifts(member.memberId));
}

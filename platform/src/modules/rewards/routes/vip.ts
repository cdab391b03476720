import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import {
  claimBirthdayGift,
  declineBirthdayGift,
  getPlayerRank,
  getVipBenefits,
  getVipGifts,
  getVipProgress,
} from '@portal/shared/contract/rewards/vip';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { GamesModule } from '../../games/index.ts';
import type { Vip } from '../vip/open-vip.ts';

/** Serves the valid bets of the caller. */
export function getVipProgressRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, getVipProgress, async (_query, { member }) => ({
    validBet: amountFromMinor(await games.validBetMinor(member.memberId)),
  }));
}

export function claimBirthdayGiftRoute(app: FastifyInstance, vip: Vip): void {
  route(app, claimBirthdayGift, (_input, { member }) => vip.claimBirthdayGift(member.memberId));
}

export function declineBirthdayGiftRoute(app: FastifyInstance, vip: Vip): void {
  route(app, declineBirthdayGift, (_input, { member }) => vip.declineBirthdayGift(member.memberId));
}

export function getPlayerRankRoute(app: FastifyInstance, vip: Vip): void {
  route(app, getPlayerRank, (_input, { member }) => vip.playerRank(member.memberId));
}

export function getVipBenefitsRoute(app: FastifyInstance, vip: Vip): void {
  route(app, getVipBenefits, () => vip.benefits());
}

export function getVipGiftsRoute(app: FastifyInstance, vip: Vip): void {
  route(app, getVipGifts, (_input, { member }) => vip.gifts(member.memberId));
}

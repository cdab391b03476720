import type { FastifyInstance } from 'fastify';
import type { GamesModule } from '../games/index.ts';
import type { Chance } from './chance/open-chance.ts';
import type { RewardsModule } from './index.ts';
import type { Missions } from './missions/open-missions.ts';
import type { Points } from './points/open-points.ts';
import type { PromoCodes } from './promo-codes/open-promo-codes.ts';
import type { Promotions } from './promotions/open-promotions.ts';
import type { Rebates } from './rebates/open-rebates.ts';
import type { Referral } from './referral/open-referral.ts';
import type { RewardKindDeps } from './reward-kind-deps.ts';
import {
  commitChanceRoute,
  declineEnvelopeRoute,
  drawChanceRoute,
  getChanceRoutes,
  openEnvelopeRoute,
  ownDrawsRoutes,
} from './routes/chance.ts';
import {
  claimMissionRoute,
  declineMissionRoute,
  getMissionLeaderboardRoute,
  getMissionSummaryRoute,
} from './routes/missions.ts';
import { type EnvelopeDeps, envelopeRoutes, operatorChanceRoutes } from './routes/operator-chance.ts';
import { operatorPromoCodeRoutes } from './routes/operator-promo-codes.ts';
import { promotionOperatorRoutes } from './routes/operator-promotions.ts';
import { type RankDeps, rankRoutes } from './routes/operator-ranks.ts';
import { operatorRedemptionRoutes } from './routes/operator-redemptions.ts';
import { listWithheldReferralsRoute } from './routes/operator-referral.ts';
import { operatorRewardsRoutes } from './routes/operator-rewards.ts';
import { operatorTournamentRoutes } from './routes/operator-tournaments.ts';
import {
  convertPointRoute,
  getPointBalanceRoute,
  getPointConfigRoute,
  getPointRewardRoute,
  getRedeemPointListRoute,
  listPointMovementsRoute,
  redeemPointRewardRoute,
} from './routes/points.ts';
import { redeemPromoCodeRoute } from './routes/promo-codes.ts';
import { promotionMemberRoutes, uploadPromotionImageRoute } from './routes/promotions.ts';
import { claimRafflePromotionRoute } from './routes/raffles.ts';
import { claimRebateRoute, declineRebateRoute, getRebatesRoute, listRebatesRoute } from './routes/rebates.ts';
import { getReferralEarningsRoute, getReferralRoute, listReferralFriendsRoute } from './routes/referral.ts';
import { claimRewardRoute, declineRewardRoute, listBonusesRoute, listRewardsRoute } from './routes/rewards.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import {
  claimBirthdayGiftRoute,
  declineBirthdayGiftRoute,
  getPlayerRankRoute,
  getVipBenefitsRoute,
  getVipGiftsRoute,
  getVipProgressRoute,
} from './routes/vip.ts';
import type { Vip } from './vip/open-vip.ts';

interface RewardsRouteDeps extends EnvelopeDeps, RankDeps {
  games: GamesModule;
  rewards: RewardsModule;
}

export function registerRewardsRoutes(app: FastifyInstance, deps: RewardsRouteDeps): void {
  const { rewards } = deps;
  grantsRoutes(app, rewards.rooms);
  pointsRoutes(app, rewards.points);
  promotionsRoutes(app, rewards.promotions);
  promoCodesRoutes(app, rewards.promoCodes);
  chanceRoutes(app, rewards.chance);
  missionsRoutes(app, rewards.missions);
  rebatesRoutes(app, rewards.rebates);
  vipRoutes(app, rewards.vip);
  referralRoutes(app, rewards.referral);
  tournamentRoutes(app, rewards.tournaments);
  operatorTournamentRoutes(app, rewards.tournaments);
  getVipProgressRoute(app, deps.games);
  envelopeRoutes(app, deps);
  rankRoutes(app, deps);
}

function chanceRoutes(app: FastifyInstance, chance: Chance): void {
  getChanceRoutes(app, chance);
  commitChanceRoute(app, chance);
  drawChanceRoute(app, chance);
  openEnvelopeRoute(app, chance);
  declineEnvelopeRoute(app, chance);
  ownDrawsRoutes(app, chance);
  operatorChanceRoutes(app, chance);
}

function grantsRoutes(app: FastifyInstance, deps: RewardKindDeps): void {
  listRewardsRoute(app, deps.grants);
  claimRewardRoute(app, deps.grants);
  declineRewardRoute(app, deps.grants);
  listBonusesRoute(app, deps);
  operatorRewardsRoutes(app, deps);
}

function missionsRoutes(app: FastifyInstance, missions: Missions): void {
  getMissionSummaryRoute(app, missions);
  claimMissionRoute(app, missions);
  declineMissionRoute(app, missions);
  getMissionLeaderboardRoute(app, missions);
}

function pointsRoutes(app: FastifyInstance, points: Points): void {
  getPointBalanceRoute(app, points);
  getPointConfigRoute(app, points.deps);
  getPointRewardRoute(app, points.deps);
  redeemPointRewardRoute(app, points.deps);
  getRedeemPointListRoute(app, points.deps);
  convertPointRoute(app, points.deps);
  listPointMovementsRoute(app, points.deps);
  operatorRedemptionRoutes(app, points.deps);
}

function promotionsRoutes(app: FastifyInstance, promotions: Promotions): void {
  promotionMemberRoutes(app, promotions);
  uploadPromotionImageRoute(app, promotions);
  claimRafflePromotionRoute(app, promotions);
  promotionOperatorRoutes(app, promotions);
}

function promoCodesRoutes(app: FastifyInstance, promoCodes: PromoCodes): void {
  redeemPromoCodeRoute(app, promoCodes);
  operatorPromoCodeRoutes(app, promoCodes);
}

function rebatesRoutes(app: FastifyInstance, rebates: Rebates): void {
  getRebatesRoute(app, rebates);
  claimRebateRoute(app, rebates);
  declineRebateRoute(app, rebates);
  listRebatesRoute(app, rebates);
}

function referralRoutes(app: FastifyInstance, referral: Referral): void {
  getReferralRoute(app, referral);
  listReferralFriendsRoute(app, referral);
  getReferralEarningsRoute(app, referral);
  listWithheldReferralsRoute(app, referral);
}

function vipRoutes(app: FastifyInstance, vip: Vip): void {
  getVipBenefitsRoute(app, vip);
  getVipGiftsRoute(app, vip);
  claimBirthdayGiftRoute(app, vip);
  declineBirthdayGiftRoute(app, vip);
  getPlayerRankRoute(app, vip);
}

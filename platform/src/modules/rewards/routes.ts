import type { RegisterRoutes } from '../../kernel/module.ts';
import { chanceRoutes } from './chance/chance-routes.ts';
import { grantsRoutes } from './grants/grants-routes.ts';
import type { RewardsModule } from './index.ts';
import { missionsRoutes } from './missions/missions-routes.ts';
import { pointsRoutes } from './points/points-routes.ts';
import { promotionsRoutes } from './promotions/promotions-routes.ts';
import { rebatesRoutes } from './rebates/rebates-routes.ts';
import { referralRoutes } from './referral/referral-routes.ts';
import { vipRoutes } from './vip/vip-routes.ts';

export const registerRewardsRoutes: RegisterRoutes<RewardsModule> = (app, rewards) => {
  grantsRoutes(app, rewards.rooms);
  pointsRoutes(app, rewards.points);
  promotionsRoutes(app, rewards.promotions);
  chanceRoutes(app, rewards.chance);
  missionsRoutes(app, rewards.missions);
  rebatesRoutes(app, rewards.rebates);
  vipRoutes(app, rewards.vip);
  referralRoutes(app, rewards.referral);
};

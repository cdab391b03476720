import type { RegisterRoutes } from '../../kernel/module.ts';
import type { RewardsModule } from './index.ts';
import { claimRafflePromotionRoute } from './routes/claim-raffle-promotion.ts';
import { getPointBalanceRoute } from './routes/get-point-balance.ts';

export const registerRewardsRoutes: RegisterRoutes<RewardsModule> = (app, rewards) => {
  getPointBalanceRoute(app, rewards);
  claimRafflePromotionRoute(app);
};

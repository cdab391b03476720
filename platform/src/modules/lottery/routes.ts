import type { FastifyInstance } from 'fastify';
import type { LotteryModule } from './index.ts';
import {
  getLotteryMenuRoute,
  getRecentLotteryRoute,
  getVietnamLotteryMenuRoute,
  listPopularLotteryRoute,
} from './routes/menus.ts';
import { listOpenedNumbersRoute, listVietnamNumbersRoute } from './routes/opened-numbers.ts';

export function registerLotteryRoutes(app: FastifyInstance, lottery: LotteryModule): void {
  getLotteryMenuRoute(app, lottery);
  getVietnamLotteryMenuRoute(app, lottery);
  getRecentLotteryRoute(app, lottery);
  listPopularLotteryRoute(app, lottery);
  listVietnamNumbersRoute(app, lottery);
  listOpenedNumbersRoute(app, lottery);
}

import type { FastifyInstance } from 'fastify';
import type { LotteryModule } from './index.ts';
import { getLotteryMenuRoute } from './routes/get-lottery-menu.ts';
import { getRecentLotteryRoute } from './routes/get-recent-lottery.ts';
import { getVietnamLotteryMenuRoute } from './routes/get-vietnam-lottery-menu.ts';
import { listOpenedNumbersRoute } from './routes/list-opened-numbers.ts';
import { listPopularLotteryRoute } from './routes/list-popular-lottery.ts';
import { listVietnamNumbersRoute } from './routes/list-vietnam-numbers.ts';

export function registerLotteryRoutes(app: FastifyInstance, lottery: LotteryModule): void {
  getLotteryMenuRoute(app, lottery);
  getVietnamLotteryMenuRoute(app, lottery);
  getRecentLotteryRoute(app, lottery);
  listPopularLotteryRoute(app, lottery);
  listVietnamNumbersRoute(app, lottery);
  listOpenedNumbersRoute(app, lottery);
}

import type { FastifyInstance } from 'fastify';
import type { LotteryModule } from './index.ts';
import { getLotteryMenuRoute } from './routes/get-lottery-menu.ts';
import { getVietnamLotteryMenuRoute } from './routes/get-vietnam-lottery-menu.ts';
import { listPopularLotteryRoute } from './routes/list-popular-lottery.ts';

export function registerLotteryRoutes(app: FastifyInstance, lottery: LotteryModule): void {
  getLotteryMenuRoute(app, lottery);
  getVietnamLotteryMenuRoute(app, lottery);
  listPopularLotteryRoute(app, lottery);
}

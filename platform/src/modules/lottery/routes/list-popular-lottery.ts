import { popularLotteryCount } from '@portal/shared/contract/constants';
import { listPopularLottery } from '@portal/shared/contract/lottery/menus';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { LotteryModule } from '../index.ts';

export function listPopularLotteryRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, listPopularLottery, async ({ count = popularLotteryCount, ...asked }) => ({
    games: await lottery.popular({ ...asked, count: Math.min(Number(count), popularLotteryCount) }),
  }));
}

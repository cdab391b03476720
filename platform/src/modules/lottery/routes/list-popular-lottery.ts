import { popularLotteryCount } from '@portal/shared/contract/constants';
import { listPopularLottery } from '@portal/shared/contract/lottery/lottery-menu';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { LotteryModule } from '../index.ts';

export function listPopularLotteryRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, listPopularLottery, ({ count }) =>
    lottery.popular(Math.min(count === undefined ? popularLotteryCount : Number(count), popularLotteryCount)),
  );
}

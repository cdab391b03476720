import { popularLotteryCount } from '@portal/shared/contract/constants';
import {
  getLotteryMenu,
  getRecentLottery,
  getVietnamLotteryMenu,
  listPopularLottery,
} from '@portal/shared/contract/lottery/menus';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { LotteryModule } from '../index.ts';
import { vietnamVendor } from '../vietnam.ts';

export function getLotteryMenuRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, getLotteryMenu, (asked, { language }) =>
    lottery.menus({ ...asked, language: asked.language ?? language }),
  );
}

export function getRecentLotteryRoute(app: FastifyInstance, lottery: LotteryModule): void {
  const { clock } = app.kernel;
  route(app, getRecentLottery, async (asked, { member }) => ({
    games: await lottery.recent(member.memberId, asked),
    serverTime: clock.now().toISOString(),
  }));
}

export function getVietnamLotteryMenuRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, getVietnamLotteryMenu, (asked, { language }) =>
    lottery.menus({ ...asked, vendor: vietnamVendor, language: asked.language ?? language }),
  );
}

export function listPopularLotteryRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, listPopularLottery, async ({ count = popularLotteryCount, ...asked }) => ({
    games: await lottery.popular({ ...asked, count: Math.min(Number(count), popularLotteryCount) }),
  }));
}

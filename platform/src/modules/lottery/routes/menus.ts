import { popularLotteryCount } from '@portal/shared/contract/constants';
import {
  getLotteryMenu,
  getRecentLottery,
  getVietnamLotteryMenu,
  listPopularLottery,
} from '@portal/shared/contract/lottery/menus';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { askedLanguage } from '../../../kernel/http/language.ts';
import type { LotteryModule } from '../index.ts';
import { vietnamVendor } from '../vietnam.ts';

export function getLotteryMenuRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, getLotteryMenu, (asked, context) => lottery.menus({ ...asked, language: askedLanguage(asked, context) }));
}

export function getRecentLotteryRoute(app: FastifyInstance, lottery: LotteryModule): void {
  const { clock } = app.kernel;
  route(app, getRecentLottery, async (asked, context) => ({
    games: await lottery.recent(context.member.memberId, { ...asked, language: askedLanguage(asked, context) }),
    serverTime: clock.now().toISOString(),
  }));
}

export function getVietnamLotteryMenuRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, getVietnamLotteryMenu, (asked, context) =>
    lottery.menus({ ...asked, vendor: vietnamVendor, language: askedLanguage(asked, context) }),
  );
}

export function listPopularLotteryRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, listPopularLottery, async ({ count = popularLotteryCount, ...asked }, context) => ({
    games: await lottery.popular({
      ...asked,
      language: askedLanguage(asked, context),
      count: Math.min(Number(count), popularLotteryCount),
    }),
  }));
}

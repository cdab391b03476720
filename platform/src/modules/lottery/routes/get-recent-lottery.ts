import { getRecentLottery } from '@portal/shared/contract/lottery/menus';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { LotteryModule } from '../index.ts';

export function getRecentLotteryRoute(app: FastifyInstance, lottery: LotteryModule): void {
  const { clock } = app.kernel;
  route(app, getRecentLottery, async (asked, { member }) => ({
    games: await lottery.recent(member.memberId, asked),
    serverTime: clock.now().toISOString(),
  }));
}

import { getVietnamLotteryMenu } from '@portal/shared/contract/lottery/lottery-menu';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { LotteryModule } from '../index.ts';

const vietnamVendor = 'TCG_LOTTO_VN';

export function getVietnamLotteryMenuRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, getVietnamLotteryMenu, () => lottery.menus(vietnamVendor));
}

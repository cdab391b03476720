import { getVietnamLotteryMenu } from '@portal/shared/contract/lottery/menus';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { LotteryModule } from '../index.ts';
import { vietnamVendor } from '../vietnam.ts';

export function getVietnamLotteryMenuRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, getVietnamLotteryMenu, (asked, { language }) =>
    lottery.menus({ ...asked, vendor: vietnamVendor, language: asked.language ?? language }),
  );
}

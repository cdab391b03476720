import { getLotteryMenu } from '@portal/shared/contract/lottery/menus';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { LotteryModule } from '../index.ts';

export function getLotteryMenuRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, getLotteryMenu, (asked, { language }) =>
    lottery.menus({ ...asked, language: asked.language ?? language }),
  );
}

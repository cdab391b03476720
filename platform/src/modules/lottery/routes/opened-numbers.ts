import { openedNumbersCount } from '@portal/shared/contract/constants';
import { listOpenedNumbers, listVietnamNumbers } from '@portal/shared/contract/lottery/opened-numbers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { askedLanguage } from '../../../kernel/http/language.ts';
import type { LotteryModule } from '../index.ts';
import { vietnamVendor } from '../vietnam.ts';

export function listOpenedNumbersRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, listOpenedNumbers, ({ vendor, gameCode, count = openedNumbersCount, ...asked }, context) =>
    lottery.opened({ vendor, gameCode, count: Number(count), language: askedLanguage(asked, context) }),
  );
}

export function listVietnamNumbersRoute(app: FastifyInstance, lottery: LotteryModule): void {
  route(app, listVietnamNumbers, ({ vendor, gameCode, count = openedNumbersCount, ...asked }, context) =>
    lottery.opened({
      within: vietnamVendor,
      vendor,
      gameCode,
      count: Number(count),
      language: askedLanguage(asked, context),
    }),
  );
}

import { reportLoads as call } from '@portal/shared/contract/releases/loads';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { LoadsService } from '../health/open-loads.ts';
import { pageCaller } from '../health/page-caller.rules.ts';

/** 20 loads, with some bytes to spare. */
const bodyLimit = 16 * 1024;

/** Reports above the limit of an address are ignored without an error: the page could do nothing about it. */
export function reportLoadsRoute(app: FastifyInstance, loads: LoadsService): void {
  const countCall = app.createRateLimit({
    max: async () => (await loads.settings()).reportsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ headers, ip }) => `loads ${pageCaller(headers.cookie, ip).network}`,
  });
  route(
    app,
    call,
    async (report, { request, ip }) => {
      const counted = await countCall(request);
      if (counted.isAllowed || !counted.isExceeded) await loads.take(report, request.headers.cookie, ip);
      return {};
    },
    { bodyLimit },
  );
}

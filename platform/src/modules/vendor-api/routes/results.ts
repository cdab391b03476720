import { vendorCorrectResult, vendorResults } from '@portal/shared/contract/vendor-api/results';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { GamesModule } from '../../games/index.ts';

export function vendorCorrectResultRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, vendorCorrectResult, async (correction, { vendor }) => ({
    accepted: await games.takeCorrection(vendor.vendor, correction),
  }));
}

export function vendorResultsRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, vendorResults, async ({ events }, { vendor }) => ({
    accepted: await games.takeResults(vendor.vendor, events),
  }));
}

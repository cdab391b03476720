import { vendorRound } from '@portal/shared/contract/vendor-api/rounds';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { GamesModule } from '../index.ts';

export function vendorRoundRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, vendorRound, ({ roundId }, { vendor }) => games.roundOf(vendor.vendor, roundId));
}

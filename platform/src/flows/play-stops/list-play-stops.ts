import { listPlayStops } from '@portal/shared/contract/games/operator-suspensions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import type { StopDeps } from './stop-target.ts';

export function listPlayStopsFlow(app: FastifyInstance, { games }: StopDeps): void {
  route(app, listPlayStops, async () => ({ stops: await games.listStops() }));
}

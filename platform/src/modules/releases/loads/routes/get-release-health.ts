import { getReleaseHealth as call } from '@portal/shared/contract/releases/health';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { LoadsService } from '../open-loads.ts';

export function getReleaseHealthRoute(app: FastifyInstance, loads: LoadsService): void {
  route(app, call, ({ minutes }) => loads.health(Number(minutes)));
}

import type { FastifyInstance } from 'fastify';
import type { Chance } from './open-chance.ts';
import { commitChanceRoute } from './routes/commit-chance.ts';
import { declineEnvelopeRoute } from './routes/decline-envelope.ts';
import { drawChanceRoute } from './routes/draw-chance.ts';
import { getChanceRoutes } from './routes/get-chance.ts';
import { openEnvelopeRoute } from './routes/open-envelope.ts';
import { operatorChanceRoutes } from './routes/operator-chance.ts';
import { ownDrawsRoutes } from './routes/own-draws.ts';

export function chanceRoutes(app: FastifyInstance, chance: Chance): void {
  getChanceRoutes(app, chance);
  commitChanceRoute(app, chance);
  drawChanceRoute(app, chance);
  openEnvelopeRoute(app, chance);
  declineEnvelopeRoute(app, chance);
  ownDrawsRoutes(app, chance);
  operatorChanceRoutes(app, chance);
}

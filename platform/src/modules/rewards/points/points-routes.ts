import type { FastifyInstance } from 'fastify';
import type { Points } from './open-points.ts';
import { getPointBalanceRoute } from './routes/get-point-balance.ts';

export function pointsRoutes(app: FastifyInstance, points: Points): void {
  getPointBalanceRoute(app, points);
}

import type { FastifyInstance } from 'fastify';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { checkAffiliateCodeRoute } from './routes/check-affiliate-code.ts';

export function teamRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  checkAffiliateCodeRoute(app, deps);
}

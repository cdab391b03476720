import { listPointPresents } from '@portal/shared/contract/content/point-presents';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { ContentModule } from '../index.ts';

export function listPointPresentsRoute(app: FastifyInstance, { shown }: ContentModule): void {
  route(app, listPointPresents, async (_input, { language }) => ({ presents: await shown.pointPresents(language) }));
}

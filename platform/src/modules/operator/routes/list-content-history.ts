import { listContentHistory } from '@portal/shared/contract/content/operator-content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../../content/index.ts';

export function listContentHistoryRoute(app: FastifyInstance, { documents }: ContentModule): void {
  route(app, listContentHistory, async ({ kind, id }) => ({ versions: await documents.history(kind, id) }));
}

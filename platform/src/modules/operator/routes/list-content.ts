import { listContent } from '@portal/shared/contract/content/operator-content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../../content/index.ts';

export function listContentRoute(app: FastifyInstance, { documents }: ContentModule): void {
  route(app, listContent, async ({ kind }) => ({ items: await documents.list(kind) }));
}

import { getContent } from '@portal/shared/contract/content/operator-content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../../content/index.ts';

export function getContentRoute(app: FastifyInstance, { documents }: ContentModule): void {
  route(app, getContent, ({ kind, id }) => documents.get(kind, id));
}

import { listPromotions } from '@portal/shared/contract/content/list-promotions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../index.ts';

export function listPromotionsRoute(app: FastifyInstance, { shown }: ContentModule): void {
  route(app, listPromotions, async ({ type }, { language }) => ({
    promotions: await shown.promotions(language, type),
  }));
}

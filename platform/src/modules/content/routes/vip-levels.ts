import { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { ContentModule } from '../index.ts';

export function listVipLevelsRoute(app: FastifyInstance, { shown }: ContentModule): void {
  route(app, listVipLevels, async (_input, { language }) => ({ levels: await shown.vipLevels(language) }));
}

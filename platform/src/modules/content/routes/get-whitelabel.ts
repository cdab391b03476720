import { getWhitelabel } from '@portal/shared/contract/content/site';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../index.ts';

export function getWhitelabelRoute(app: FastifyInstance, { settings, cacheVersion }: ContentModule): void {
  route(app, getWhitelabel, async () => ({
    cacheVersion: await cacheVersion('settings'),
    brandName: await settings.get('brandName'),
    menu: await settings.get('whitelabel.menu'),
  }));
}

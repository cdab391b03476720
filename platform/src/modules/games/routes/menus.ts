import { getGameMenus } from '@portal/shared/contract/games/menus';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { ContentModule } from '../../content/index.ts';
import type { GamesModule } from '../index.ts';

export function getGameMenusRoute(app: FastifyInstance, games: GamesModule, { cacheVersion }: ContentModule): void {
  route(app, getGameMenus, async () => ({
    cacheVersion: await cacheVersion('vendors'),
    ...(await games.menus()),
  }));
}

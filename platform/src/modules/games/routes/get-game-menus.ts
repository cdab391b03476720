import { getGameMenus } from '@portal/shared/contract/games/get-game-menus';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { GamesModule } from '../index.ts';

export function getGameMenusRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, getGameMenus, async () => games.menus());
}

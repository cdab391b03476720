import { listHotGames } from '@portal/shared/contract/games/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { GamesModule } from '../index.ts';

export function listHotGamesRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listHotGames, async ({ gameType }, { language }) => ({ games: await games.hotGames(gameType, language) }));
}

import { listMiniGames } from '@portal/shared/contract/games/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { GamesModule } from '../index.ts';

export function listMiniGamesRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listMiniGames, async (_input, { language }) => ({ games: await games.miniGames(language) }));
}

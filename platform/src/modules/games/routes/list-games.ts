import { listGames } from '@portal/shared/contract/games/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { GamesModule } from '../index.ts';

/** The public list, for a member. */
export function listGamesRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listGames, (query, { language }) => games.catalogue(query, language));
}

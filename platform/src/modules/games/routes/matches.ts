import { listMatches } from '@portal/shared/contract/games/matches';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { GamesModule } from '../index.ts';

export function listMatchesRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listMatches, async ({ gameType }, { language }) => ({ matches: await games.matches(gameType, language) }));
}

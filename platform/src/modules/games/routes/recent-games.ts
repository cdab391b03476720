import { listRecentGames } from '@portal/shared/contract/games/recent-games';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { GamesModule } from '../index.ts';

export function listRecentGamesRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listRecentGames, (query, { member, language }) =>
    games.recentGames(member.memberId, { ...query, language }),
  );
}

import { listMatches } from '@portal/shared/contract/games/matches';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { GameSettings } from '../games.settings.ts';
import type { GamesModule } from '../index.ts';

interface Deps {
  games: GamesModule;
  settings: GameSettings;
}

export function listMatchesRoute(app: FastifyInstance, { games, settings }: Deps): void {
  route(
    app,
    listMatches,
    async ({ gameType }, { language }) => ({ matches: await games.matches(gameType, language) }),
    { perMinute: () => settings.get('matches.perMinute') },
  );
}

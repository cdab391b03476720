import { listLiveTables } from '@portal/shared/contract/games/live-tables';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { GameSettings } from '../games.settings.ts';
import type { GamesModule } from '../index.ts';

interface Deps {
  games: GamesModule;
  settings: GameSettings;
}

export function listLiveTablesRoute(app: FastifyInstance, { games, settings }: Deps): void {
  route(app, listLiveTables, async () => ({ now: app.kernel.clock.now().getTime(), ...(await games.liveTables()) }), {
    perMinute: () => settings.get('liveTables.perMinute'),
  });
}

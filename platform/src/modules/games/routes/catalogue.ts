import {
  listCatalogue,
  listGames,
  listHotGames,
  listMiniGames,
  listSimilarGames,
  searchGames,
} from '@portal/shared/contract/games/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { LotteryModule } from '../../lottery/index.ts';
import type { GameSettings } from '../games.settings.ts';
import type { GamesModule } from '../index.ts';

export function listCatalogueRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listCatalogue, (query, { language }) => games.catalogue(query, language));
}

/** The public list, for a member. */
export function listGamesRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listGames, (query, { language }) => games.catalogue(query, language));
}

export function listHotGamesRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listHotGames, async ({ gameType }, { language }) => ({ games: await games.hotGames(gameType, language) }));
}

export function listMiniGamesRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listMiniGames, async (_input, { language }) => ({ games: await games.miniGames(language) }));
}

export function listSimilarGamesRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listSimilarGames, async ({ nodeId }, { language }) => ({
    games: await games.similarGames(nodeId, language),
  }));
}

interface Deps {
  games: GamesModule;
  lottery: LotteryModule;
  settings: GameSettings;
}

export function searchGamesRoute(app: FastifyInstance, { games, lottery, settings }: Deps): void {
  route(
    app,
    searchGames,
    async (query, { language }) => games.search({ ...query, language, lotteryNodeIds: await lottery.shownNodeIds() }),
    { perMinute: () => settings.get('search.perMinute') },
  );
}

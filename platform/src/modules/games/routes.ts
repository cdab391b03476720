import type { FastifyInstance } from 'fastify';
import type { JackpotDeps } from '../../flows/jackpot/pool.ts';
import { getBetRoute, listBetsRoute } from './routes/bets.ts';
import {
  listCatalogueRoute,
  listGamesRoute,
  listHotGamesRoute,
  listMiniGamesRoute,
  listSimilarGamesRoute,
  searchGamesRoute,
} from './routes/catalogue.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { getJackpotRoute } from './routes/jackpot.ts';
import { type LaunchDeps, launchGameRoute } from './routes/launch.ts';
import { listLiveTablesRoute } from './routes/live-tables.ts';
import { listMatchesRoute } from './routes/matches.ts';
import { getGameMenusRoute } from './routes/menus.ts';
import { operatorCatalogueRoutes } from './routes/operator-catalogue.ts';
import { operatorStudioRoutes, type StudioDeps } from './routes/operator-studios.ts';
import {
  listSuspensionsRoute,
  resumePlayRoute,
  type SuspensionDeps,
  suspendPlayRoute,
} from './routes/operator-suspensions.ts';
import { getDrawnPictureRoute } from './routes/pictures/get-drawn-picture.ts';
import { getTablePictureRoute } from './routes/pictures/get-table-picture.ts';
import { getProfitRoute } from './routes/profit.ts';
import { listRecentGamesRoute } from './routes/recent-games.ts';
import { listRoomsRoute } from './routes/rooms.ts';
import { vendorListRoutes } from './routes/vendors.ts';
import { getRankListRoute } from './routes/winners.ts';

/** Registers lobby, launches and records of bets, and the operators' catalogue and suspensions. */
export function registerGamesRoutes(
  app: FastifyInstance,
  deps: LaunchDeps & SuspensionDeps & JackpotDeps & StudioDeps,
): void {
  const { games, member } = deps;
  getGameMenusRoute(app, games, deps.content);
  getDrawnPictureRoute(app, games);
  getTablePictureRoute(app, games);
  listCatalogueRoute(app, games);
  listGamesRoute(app, games);
  searchGamesRoute(app, deps);
  listHotGamesRoute(app, games);
  listMiniGamesRoute(app, games);
  listSimilarGamesRoute(app, games);
  listMatchesRoute(app, deps);
  getRankListRoute(app, games, member);
  favouriteRoutes(app, games);
  listRecentGamesRoute(app, games);
  vendorListRoutes(app, games);
  listBetsRoute(app, deps);
  getProfitRoute(app, deps);
  listRoomsRoute(app, games);
  listLiveTablesRoute(app, deps);
  getBetRoute(app, deps);
  getJackpotRoute(app, deps);
  launchGameRoute(app, deps);
  operatorCatalogueRoutes(app, deps);
  operatorStudioRoutes(app, deps);
  suspendPlayRoute(app, deps);
  resumePlayRoute(app, deps);
  listSuspensionsRoute(app, deps);
}

import type { FastifyInstance } from 'fastify';
import type { MemberModule } from '../accounts/index.ts';
import type { ContentModule } from '../content/index.ts';
import type { LotteryModule } from '../lottery/index.ts';
import { getVipProgressRoute } from '../rewards/routes/vip.ts';
import { vendorCorrectResultRoute, vendorResultsRoute } from '../vendor-api/routes/results.ts';
import { vendorRoundRoute } from '../vendor-api/routes/rounds.ts';
import type { GamesModule } from './index.ts';
import { listBetsRoute } from './routes/bets.ts';
import {
  listCatalogueRoute,
  listGamesRoute,
  listHotGamesRoute,
  listMiniGamesRoute,
  searchGamesRoute,
} from './routes/catalogue.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { getDrawnPictureRoute } from './routes/get-drawn-picture.ts';
import { getGameMenusRoute } from './routes/menus.ts';
import { listPlayStopsFlow, openPlayFlow, type StopDeps, stopPlayFlow } from './routes/operator-suspensions.ts';
import { getProfitRoute } from './routes/profit.ts';
import { listRecentGamesRoute } from './routes/recent-games.ts';
import { listRoomsRoute } from './routes/rooms.ts';
import { vendorListRoutes } from './routes/vendors.ts';
import { getRankListRoute } from './routes/winners.ts';

export function registerGamesRoutes(
  app: FastifyInstance,
  deps: { games: GamesModule; member: MemberModule; content: ContentModule; lottery: LotteryModule },
): void {
  const { games, member, content } = deps;
  getGameMenusRoute(app, games, content);
  getDrawnPictureRoute(app, games);
  listCatalogueRoute(app, games);
  listGamesRoute(app, games);
  searchGamesRoute(app, deps);
  listHotGamesRoute(app, games);
  listMiniGamesRoute(app, games);
  getRankListRoute(app, games, member);
  favouriteRoutes(app, games);
  listRecentGamesRoute(app, games);
  vendorListRoutes(app, games);
  listBetsRoute(app, deps);
  getProfitRoute(app, deps);
  listRoomsRoute(app, games);
  getVipProgressRoute(app, games);
  vendorRoundRoute(app, games);
  vendorResultsRoute(app, games);
  vendorCorrectResultRoute(app, games);
}

/** Registers the operator's suspensions: all play, one vendor, one game, one player. */
export function playStopFlows(app: FastifyInstance, deps: StopDeps): void {
  stopPlayFlow(app, deps);
  openPlayFlow(app, deps);
  listPlayStopsFlow(app, deps);
}

import type { FastifyInstance } from 'fastify';
import type { ContentModule } from '../content/index.ts';
import type { LotteryModule } from '../lottery/index.ts';
import type { MemberModule } from '../member/index.ts';
import type { GamesModule } from './index.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { getDrawnPictureRoute } from './routes/get-drawn-picture.ts';
import { getGameMenusRoute } from './routes/get-game-menus.ts';
import { getProfitRoute } from './routes/get-profit.ts';
import { getRankListRoute } from './routes/get-rank-list.ts';
import { getVipProgressRoute } from './routes/get-vip-progress.ts';
import { listBetsRoute } from './routes/list-bets.ts';
import { listCatalogueRoute } from './routes/list-catalogue.ts';
import { listGamesRoute } from './routes/list-games.ts';
import { listHotGamesRoute } from './routes/list-hot-games.ts';
import { listMiniGamesRoute } from './routes/list-mini-games.ts';
import { listRecentGamesRoute } from './routes/list-recent-games.ts';
import { listRoomsRoute } from './routes/list-rooms.ts';
import { vendorListRoutes } from './routes/list-vendors.ts';
import { searchGamesRoute } from './routes/search-games.ts';
import { vendorCorrectResultRoute } from './routes/vendor-correct-result.ts';
import { vendorResultsRoute } from './routes/vendor-results.ts';
import { vendorRoundRoute } from './routes/vendor-round.ts';

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

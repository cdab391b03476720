import { listFavouriteIds, listFavourites, setFavourite } from './favourites.ts';
import { getGameMenus } from './get-game-menus.ts';
import { getJackpot } from './get-jackpot.ts';
import { getRankList } from './get-rank-list.ts';
import { launchFbGame, launchGame } from './launch-game.ts';
import { listBets } from './list-bets.ts';
import { listCatalogue, listGames } from './list-catalogue.ts';
import { listHotGames } from './list-hot-games.ts';
import { listMiniGames } from './list-mini-games.ts';
import { listRecentGames } from './list-recent-games.ts';
import { listRooms } from './list-rooms.ts';
import { listGameVendors, listVendorGameTypes } from './list-vendors.ts';
import { searchGames } from './search-games.ts';

/** Calls about the catalogue, favourites and launching games, for all-calls.ts. */
export const gameCalls = {
  getGameMenus,
  listCatalogue,
  listGames,
  searchGames,
  listHotGames,
  listMiniGames,
  listGameVendors,
  listVendorGameTypes,
  setFavourite,
  listFavourites,
  listFavouriteIds,
  listRecentGames,
  listRooms,
  getRankList,
  getJackpot,
  launchGame,
  launchFbGame,
  listBets,
};

import type { GameType } from '@portal/shared/contract/game-types';
import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { getLotteryMenu } from '@portal/shared/contract/lottery/menus';
import type { Host, LaunchRequest } from '@portal/shared/remote/host';
import { lotteryRequest } from '../../host/launch/lottery-parameters.rules.ts';
import { isLotteryType, pathOfCategory } from './navigation.rules.ts';

/** Returns the first game of a vendor that can be played now; undefined if there is none. */
async function firstGame(host: Host, gameType: GameType, vassalage: string): Promise<LaunchRequest | undefined> {
  if (isLotteryType(gameType)) {
    const { gameMenus } = await host.call(getLotteryMenu, { vendor: vassalage });
    const game = gameMenus.flatMap(({ games }) => games).find(({ unavailable }) => !unavailable);
    return game && lotteryRequest(game);
  }
  const { games } = await host.call(listCatalogue, { gameType, vassalage, pageNo: 1, pageSize: 1 });
  return games[0];
}

/**
 * Starts the first vendor's first game of a category (docs/product.md 2.1: cockfight, lottery, e-lottery); a visitor is
 * asked to log in first. Without a playable game it opens the category's page.
 */
export async function startFirstGame(host: Host, gameType: GameType, vassalage: string): Promise<void> {
  let started: Promise<void> | undefined;
  host.protect(() => {
    started = start(host, gameType, vassalage);
  });
  await started;
}

async function start(host: Host, gameType: GameType, vassalage: string): Promise<void> {
  const game = await firstGame(host, gameType, vassalage).catch(() => undefined);
  if (game) await host.launchGame(game);
  else host.navigate(pathOfCategory(gameType) ?? '/rng');
}

import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { Kernel } from '../../kernel/kernel.ts';
import type { GamesModule } from '../games/index.ts';
import { type DrawRow, drawsToCome, lastDraws } from './draws.ts';
import { type LotteryFilter, matchesFilter } from './filters.rules.ts';
import { groupName } from './group-names.rules.ts';
import { type Lottery, lotteriesOf } from './lotteries.ts';
import { lotteryView } from './views.ts';

interface LotteryMenu {
  group: string;
  name: string;
  games: LotteryGame[];
}

/** Builds menus in the operator's order, each group at its first game. */
export async function lotteryMenus(kernel: Kernel, games: GamesModule, asked: LotteryFilter) {
  const lotteries = await askedLotteries(kernel, games, asked);
  const shown = await withDraws(kernel, lotteries);
  const menus = new Map<string, LotteryMenu>();
  for (const [index, { place }] of lotteries.entries()) {
    const group = place.groupCode;
    const menu = menus.get(group) ?? { group, name: groupName(place, asked.language), games: [] };
    menu.games.push(...shown.slice(index, index + 1));
    menus.set(group, menu);
  }
  return { gameMenus: [...menus.values()], serverTime: kernel.clock.now().toISOString() };
}

/** Lists the lotteries that match a filter, in the operator's order. */
export async function askedLotteries(kernel: Kernel, games: GamesModule, asked: LotteryFilter): Promise<Lottery[]> {
  const lotteries = await lotteriesOf(kernel, games, asked.language);
  return lotteries.filter(({ game, prizeMode }) => matchesFilter({ vassalage: game.vassalage, prizeMode }, asked));
}

/** Adds the next draws and the last one to each game of the menus. */
export async function withDraws(kernel: Kernel, lotteries: readonly Lottery[]): Promise<LotteryGame[]> {
  const next = byGame(await drawsToCome(kernel, lotteries));
  const last = byGame(await lastDraws(kernel, lotteries));
  return lotteries.map((lottery) => {
    const key = keyOf(lottery.game);
    return lotteryView(lottery, next.get(key) ?? [], last.get(key)?.[0]);
  });
}

export const keyOf = ({ provider, gameCode }: { provider: string; gameCode: string }) => `${provider} ${gameCode}`;

function byGame(draws: readonly DrawRow[]): Map<string, DrawRow[]> {
  const found = new Map<string, DrawRow[]>();
  for (const draw of draws) found.set(keyOf(draw), [...(found.get(keyOf(draw)) ?? []), draw]);
  return found;
}

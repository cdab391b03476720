import { openedNumbersCount } from '@portal/shared/contract/constants';
import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { listOpenedNumbers, listVietnamNumbers, type OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { isInstant, isVietnamese } from '../game/lottery-games.rules.ts';
import { type LastDraw, lastCome, newerDraw } from './newest.rules.ts';
import { useNewerDraw } from './use-newer-draw.ts';

/** The number of draws open at once, each of which may be cancelled, plus the last one before them. */
const lastAmong = 21;

/** Lists of numbers are public for the Vietnamese lotteries, and for members of the others; instant games have none. */
export function useMayListNumbers(game: LotteryGame): boolean {
  const isMember = useReadable(useHost().member) !== undefined;
  return !isInstant(game) && (isVietnamese(game) || isMember);
}

/** The last 100 draws of a game (docs/product.md 9), newest first, those called off ahead among them; `last` is the place of the last that has come. */
export function useOpenedDraws(game: LotteryGame) {
  const isOpen = useMayListNumbers(game);
  const query = useNumbers(game, openedNumbersCount, isOpen);
  const draws = query.data?.list;
  const last = indexOfLast(query.data);
  useNewerDraw(game, { isOpen, last: draws?.[last], ask: query.refetch });
  return { draws, last, query };
}

/** The last draw of a game: that of the menu, and while `isShown` each one that is drawn later. */
export function useLastDraw(game: LotteryGame, isShown: boolean): LastDraw | undefined {
  const isOpen = useMayListNumbers(game) && isShown;
  const { data, refetch } = useNumbers(game, lastAmong, false);
  const last = newerDraw(game.lastDraw, data?.list[indexOfLast(data)]);
  useNewerDraw(game, { isOpen, last, ask: refetch });
  return last;
}

function indexOfLast(data: { list: readonly OpenedDraw[]; serverTime: string } | undefined): number {
  return data ? lastCome(data.list, data.serverTime) : -1;
}

function useNumbers(game: LotteryGame, count: number, enabled: boolean) {
  const language = useReadable(useHost().language);
  const { gameCode, vassalage } = game;
  const call = isVietnamese(game) ? listVietnamNumbers : listOpenedNumbers;
  return useCallQuery(call, { gameCode, vendor: vassalage, count: String(count), language }, { enabled });
}

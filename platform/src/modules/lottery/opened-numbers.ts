import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import type { Kernel } from '../../kernel/kernel.ts';
import type { GamesModule } from '../games/index.ts';
import { endedDraws } from './draws.ts';
import { askedLotteries, keyOf } from './lottery-menus.ts';
import { hasEnded, openedView } from './views.ts';

export interface OpenedNumbersQuery {
  gameCode?: string | undefined;
  vendor?: string | undefined;
  /** Restricts the list to this vendor. */
  within?: string | undefined;
  count: number;
  language?: LanguageCode | undefined;
}

/** Lists ended draws, newest first, of a game, a vendor or all; none for unknown ones. */
export async function openedNumbers(
  kernel: Kernel,
  games: GamesModule,
  { gameCode, vendor, within, count, language }: OpenedNumbersQuery,
): Promise<{ list: OpenedDraw[]; serverTime: string }> {
  const ofVendor = await askedLotteries(kernel, games, { vendor, language });
  const lotteries = ofVendor.filter(
    ({ game }) => (gameCode ?? game.gameCode) === game.gameCode && (within ?? game.vassalage) === game.vassalage,
  );
  const byKey = new Map(lotteries.map((lottery) => [keyOf(lottery.game), lottery]));
  const draws = await endedDraws(kernel, lotteries, count);
  const list = draws.filter(hasEnded).flatMap((draw) => {
    const lottery = byKey.get(keyOf(draw));
    return lottery ? [openedView(lottery, draw)] : [];
  });
  return { list, serverTime: kernel.clock.now().toISOString() };
}

import { lotteryVendors } from '@portal/shared/contract/constants';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { lotteryPrizeModes } from '@portal/shared/contract/lottery/prize-modes';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CatalogueLottery, GamesModule } from '../games/index.ts';
import { lotteryGames } from './lottery.tables.ts';

/** A lottery of the menus: its position and its catalogue game. */
export interface Lottery {
  place: typeof lotteryGames.$inferSelect;
  game: CatalogueLottery;
  prizeMode: LotteryGame['prizeMode'];
}

/**
 * Lists the shown lotteries: of the vendors of docs/product.md 2.1, in the catalogue and with a place in the menus, in
 * the operator's order and with the operator's suspensions; named in the language, if one is given.
 */
export async function lotteriesOf({ db }: Kernel, games: GamesModule, language?: LanguageCode): Promise<Lottery[]> {
  const places = await db.select().from(lotteryGames);
  const placeOf = new Map(places.map((place) => [place.gameId, place]));
  const catalogue = await games.lotteries(language);
  return catalogue.flatMap((game) => {
    const place = placeOf.get(gameIdOf(game));
    const prizeMode = place && prizeModeOf(place);
    return place && prizeMode && isLotteryVendor(game.vassalage) ? [{ place, game, prizeMode }] : [];
  });
}

export const prizeModeOf = (place: { prizeMode: string }) => lotteryPrizeModes.find((mode) => mode === place.prizeMode);

export const gameIdOf = ({ vassalage, gameCode }: { vassalage: string; gameCode: string }) =>
  `${vassalage}.${gameCode}`;

function isLotteryVendor(vassalage: string): boolean {
  return lotteryVendors.some((vendor) => vendor === vassalage);
}

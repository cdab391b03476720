import { type LanguageCode, lotteryTypes } from '@portal/shared/contract/game-types';
import type { Game } from '@portal/shared/contract/games/game';
import { asc, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, vendors } from '../games.tables.ts';
import { gameRows } from './catalogue.ts';
import { gameView } from './game-view.ts';

/** A lottery of the catalogue with its studio. */
export type CatalogueLottery = Game & { provider: string };

/** Lists all lotteries in the operator's order: vendors, then their games; named in the language, if one is given. */
export async function listLotteries(kernel: Kernel, language?: LanguageCode): Promise<CatalogueLottery[]> {
  const rows = await gameRows(kernel)
    .where(inArray(games.gameType, [...lotteryTypes]))
    .orderBy(asc(vendors.position), asc(vendors.vassalage), asc(games.position), asc(games.nodeId));
  return rows.map((row) => ({ ...gameView(row, language), provider: row.game.provider }));
}

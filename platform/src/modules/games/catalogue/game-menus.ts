import { gameTypes } from '@portal/shared/contract/game-types';
import { asc, count, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, vendors } from '../games.tables.ts';
import { retired, unavailableOf } from './game-view.ts';

const categoryNames: Record<(typeof gameTypes)[number], string> = {
  RNG: 'Slots',
  LIVE: 'Live casino',
  FISH: 'Fishing',
  PVP: 'Cards',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  LOTT: 'Lottery',
  ELOTT: 'E-lottery',
  DS88: 'Cockfight',
};

/** Lists categories with at least one vendor, in the standard order, with their vendors in the operator's order. */
export async function gameMenus(kernel: Kernel) {
  const rows = await kernel.db
    .select()
    .from(vendors)
    .where(sql`${vendors.unavailable} is distinct from ${retired}`)
    .orderBy(asc(vendors.position));
  const counts = await kernel.db
    .select({ vassalage: games.vassalage, gameType: games.gameType, games: count() })
    .from(games)
    .where(sql`${games.unavailable} is distinct from ${retired}`)
    .groupBy(games.vassalage, games.gameType);
  const countOf = (vassalage: string, gameType: string) =>
    counts.find((row) => row.vassalage === vassalage && row.gameType === gameType)?.games ?? 0;
  const menus = gameTypes.map((gameType) => {
    const entries = rows
      .filter((row) => row.gameType === gameType)
      .map((row) => ({
        vassalage: row.vassalage,
        name: row.name,
        gameType,
        accountTypeId: row.accountTypeId,
        isHot: row.isHot ? (1 as const) : (0 as const),
        games: countOf(row.vassalage, gameType),
        walletMode: row.walletMode === 'transfer' ? ('transfer' as const) : ('seamless' as const),
        ...(row.image !== null && { image: row.image }),
        unavailable: unavailableOf(row.unavailable),
      }));
    const total = entries.reduce((sum, entry) => sum + entry.games, 0);
    return { gameType, name: categoryNames[gameType], games: total, vendors: entries };
  });
  return { menus: menus.filter((menu) => menu.vendors.length > 0) };
}

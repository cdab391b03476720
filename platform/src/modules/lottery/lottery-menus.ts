import { lotteryVendors } from '@portal/shared/contract/constants';
import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';
import { asc, eq } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { lotteryGames } from './lottery.tables.ts';
import { lotteryView } from './lottery-view.ts';

export interface LotteryMenu {
  group: string;
  name: string;
  games: LotteryGame[];
}

/** Menus in the operator's order; of one vendor, or of all the lottery vendors of specification 2.1. */
export async function lotteryMenus(kernel: Kernel, vendor: string | undefined) {
  const now = kernel.clock.now();
  const rows = await kernel.db
    .select()
    .from(lotteryGames)
    .where(vendor === undefined ? undefined : eq(lotteryGames.vassalage, vendor))
    .orderBy(asc(lotteryGames.position));
  const menus = new Map<string, LotteryMenu>();
  for (const row of rows.filter(({ vassalage }) => isLotteryVendor(vassalage))) {
    const menu = menus.get(row.groupCode) ?? { group: row.groupCode, name: row.groupName, games: [] };
    menu.games.push(lotteryView(row, now));
    menus.set(row.groupCode, menu);
  }
  return { gameMenus: [...menus.values()], serverTime: now.toISOString() };
}

function isLotteryVendor(vassalage: string): boolean {
  return lotteryVendors.some((vendor) => vendor === vassalage);
}

/** The first games of the operator's order. */
export async function popularLottery(kernel: Kernel, count: number) {
  const now = kernel.clock.now();
  const rows = await kernel.db.select().from(lotteryGames).orderBy(asc(lotteryGames.position)).limit(count);
  return { games: rows.map((row) => lotteryView(row, now)) };
}

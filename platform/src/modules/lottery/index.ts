import type { Kernel } from '../../kernel/kernel.ts';
import { lotteryGames } from './lottery.tables.ts';
import { lotteryMenus, popularLottery } from './lottery-menus.ts';

export type NewLotteryGame = typeof lotteryGames.$inferInsert;

/** Lottery menus. Draws and tickets are the vendor's, money is the ledger's. */
export function createLotteryModule(kernel: Kernel) {
  return {
    menus: (vendor: string | undefined) => lotteryMenus(kernel, vendor),
    popular: (count: number) => popularLottery(kernel, count),
    /** Takes games into the menus; those that are there stay as they are. */
    async addGames(rows: readonly NewLotteryGame[]): Promise<void> {
      await kernel.db
        .insert(lotteryGames)
        .values([...rows])
        .onConflictDoNothing();
    },
  };
}

export type LotteryModule = ReturnType<typeof createLotteryModule>;

import type { Kernel } from '../../kernel/kernel.ts';
import { type BetSettled, betSettled, type GamesModule } from '../games/index.ts';
import { correctDraw } from './correct-draw.ts';
import type { LotteryFilter } from './filters.rules.ts';
import { lotteriesOf } from './lotteries.ts';
import { lotteryGames } from './lottery.tables.ts';
import { type LotteryParameters, lotteryLaunch } from './lottery-launch.ts';
import { lotteryMenus } from './lottery-menus.ts';
import { type OpenedNumbersQuery, openedNumbers } from './opened-numbers.ts';
import { countPlays } from './plays.ts';
import { popularLottery, recentLottery } from './popular-lottery.ts';
import { takeDraws } from './take-draws.ts';

export type NewLotteryGame = typeof lotteryGames.$inferInsert;

/** Menus of lotteries and drawn numbers. Draws and tickets belong to the studio, money to the ledger. */
export function createLotteryModule(kernel: Kernel, { games }: { games: GamesModule }) {
  kernel.outbox.subscribeBatches(betSettled, 'lottery.plays', (bets) => countPlays(kernel, bets));
  games.onResults((provider, events) => takeDraws(kernel, games, provider, events));
  games.onCorrection((provider, correction) => correctDraw(kernel, provider, correction));
  return {
    menus: (asked: LotteryFilter) => lotteryMenus(kernel, games, asked),
    /** Lists catalogue ids of lotteries in the menus. */
    shownNodeIds: async () => (await lotteriesOf(kernel, games)).map(({ game }) => game.nodeId),
    popular: (asked: LotteryFilter & { count: number }) => popularLottery(kernel, games, asked),
    recent: (memberId: string, asked: LotteryFilter) => recentLottery(kernel, games, memberId, asked),
    opened: (asked: OpenedNumbersQuery) => openedNumbers(kernel, games, asked),
    /** @throws Refusal `prize_mode_unfit` */
    launch: (game: { vassalage: string; gameCode: string }, asked: LotteryParameters) =>
      lotteryLaunch(kernel, game, asked),
    /** Counts bets that are not in the outbox. */
    countPlays: (bets: readonly BetSettled[]) => countPlays(kernel, bets),
    /** Adds games to the menus; existing ones stay unchanged. */
    async addGames(rows: readonly NewLotteryGame[]): Promise<void> {
      await kernel.db
        .insert(lotteryGames)
        .values([...rows])
        .onConflictDoNothing();
    },
  };
}

export type LotteryModule = ReturnType<typeof createLotteryModule>;

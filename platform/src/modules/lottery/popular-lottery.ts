import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { Kernel } from '../../kernel/kernel.ts';
import type { GamesModule } from '../games/index.ts';
import type { LotteryFilter } from './filters.rules.ts';
import { askedLotteries, withDraws } from './lottery-menus.ts';
import { playsOf } from './plays.ts';
import { vietnamVendor } from './vietnam.ts';

/** Lists the most played games of the last days; ties in the operator's order. */
export async function popularLottery(
  kernel: Kernel,
  games: GamesModule,
  { count, ...asked }: LotteryFilter & { count: number },
): Promise<LotteryGame[]> {
  const plays = await playsOf(kernel);
  const lotteries = await askedLotteries(kernel, games, asked);
  const betsOf = ({ place }: (typeof lotteries)[number]) => plays.get(place.gameId) ?? 0;
  const mostPlayed = lotteries.toSorted((a, b) => betsOf(b) - betsOf(a)).slice(0, count);
  return withDraws(kernel, mostPlayed);
}

/** Lists Vietnamese lotteries that the member bet on recently, last first. */
export async function recentLottery(
  kernel: Kernel,
  games: GamesModule,
  memberId: string,
  asked: LotteryFilter,
): Promise<LotteryGame[]> {
  const lotteries = await askedLotteries(kernel, games, { ...asked, vendor: vietnamVendor });
  const byNode = new Map(lotteries.map((lottery) => [lottery.game.nodeId, lottery]));
  const played = await games.recentlyPlayed(memberId, [...byNode.keys()]);
  return withDraws(
    kernel,
    played.flatMap((nodeId) => byNode.get(nodeId) ?? []),
  );
}

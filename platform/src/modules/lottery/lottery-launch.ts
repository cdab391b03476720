import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { gameIdOf, prizeModeOf } from './lotteries.ts';
import { lotteryGames } from './lottery.tables.ts';

/** What of a launch's parameters (docs/product.md 7.2) is for the studio; each may be left out. */
export interface LotteryParameters {
  lottoPrizeMode?: string | undefined;
  lottoView?: ToldLotteryLaunch['view'] | undefined;
  lottoPlayType?: string | undefined;
}

/**
 * What a launch tells the studio of how its page opens: the slip, where nothing else is asked for. Nothing of a lottery
 * that has no place in the menus. @throws Refusal `prize_mode_unfit`
 */
export async function lotteryLaunch(
  { db }: Kernel,
  game: { vassalage: string; gameCode: string },
  { lottoPrizeMode, lottoView, lottoPlayType }: LotteryParameters,
): Promise<ToldLotteryLaunch | undefined> {
  const [place] = await db
    .select({ prizeMode: lotteryGames.prizeMode })
    .from(lotteryGames)
    .where(eq(lotteryGames.gameId, gameIdOf(game)));
  const prizeMode = place && prizeModeOf(place);
  if (lottoPrizeMode !== undefined && lottoPrizeMode !== prizeMode) throw new Refusal('prize_mode_unfit');
  return prizeMode && { view: lottoView ?? 'betting', prizeMode, playType: lottoPlayType };
}

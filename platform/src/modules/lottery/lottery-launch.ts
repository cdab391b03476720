import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/calls/refusal.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { gameIdOf, prizeModeOf } from './lotteries.ts';
import { lotteryGames } from './lottery.tables.ts';

/** Launch parameters (docs/product.md 7.2) for the studio; all optional. */
export interface LotteryParameters {
  lottoPrizeMode?: string | undefined;
  lottoView?: ToldLotteryLaunch['view'] | undefined;
  lottoPlayType?: string | undefined;
}

/**
 * Returns what a launch sends the studio about how its page opens; the slip by default. Undefined for a lottery without
 * a place in the menus.
 * @throws Refusal `prize_mode_unfit`
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

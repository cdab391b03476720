import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { LotteryGame } from '@portal/shared/contract/lottery/menus';

export interface LotteryFilter {
  vendor?: string | undefined;
  prizeMode?: string | undefined;
  device?: string | undefined;
  /** Of the games' names; the studio's own names without one. */
  language?: LanguageCode | undefined;
}

/** Lotteries are played only in a browser. */
const servedDevice = 'WEB';

/** Whether a game matches the filter; unknown vendors, prize modes and devices match nothing. */
export function matchesFilter(
  { vassalage, prizeMode }: Pick<LotteryGame, 'vassalage' | 'prizeMode'>,
  asked: Omit<LotteryFilter, 'language'>,
): boolean {
  const isVendor = asked.vendor === undefined || asked.vendor === vassalage;
  const isMode = asked.prizeMode === undefined || asked.prizeMode === prizeMode;
  return isVendor && isMode && (asked.device === undefined || asked.device === servedDevice);
}

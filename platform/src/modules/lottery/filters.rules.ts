import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';

export interface LotteryFilter {
  vendor?: string | undefined;
  prizeMode?: string | undefined;
  device?: string | undefined;
}

/** Every lottery is played in a browser, and nowhere else. */
const servedDevice = 'WEB';

/** Whether a game is asked for; by a vendor, prize mode or device that nobody knows none is. */
export function isAskedFor(
  { vassalage, prizeMode }: Pick<LotteryGame, 'vassalage' | 'prizeMode'>,
  asked: LotteryFilter,
): boolean {
  const isVendor = asked.vendor === undefined || asked.vendor === vassalage;
  const isMode = asked.prizeMode === undefined || asked.prizeMode === prizeMode;
  return isVendor && isMode && (asked.device === undefined || asked.device === servedDevice);
}

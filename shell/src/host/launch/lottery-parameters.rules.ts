import type { CallInput } from '@portal/shared/contract/calls/define-call';
import type { launchGame } from '@portal/shared/contract/games/launch';
import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { LaunchRequest } from '@portal/shared/remote/host';

/** The launch parameters of a lottery, as docs/product.md 7.2 names them. */
export function lotteryParameters(
  gameCode: string,
  { view, prizeMode, playType }: NonNullable<LaunchRequest['lottery']>,
): Partial<CallInput<typeof launchGame>> {
  return {
    lottoArea: prizeMode === 'SEA' ? 'SEA' : 'VN',
    launchMode: 'LOTT',
    lottoPrizeMode: prizeMode,
    lottoGameCode: gameCode,
    lottoView: view ?? 'betting',
    lottoPlayType: playType,
    device: 'WEB',
  };
}

/** Parameters of a lottery from the menus, opened at its slip. */
export function lotteryRequest({
  vassalage,
  gameCode,
  gameName,
  prizeMode,
  opensIn,
}: Pick<LotteryGame, 'vassalage' | 'gameCode' | 'gameName' | 'prizeMode' | 'opensIn'>): LaunchRequest {
  return { vassalage, gameCode, gameName, opensIn, lottery: { view: 'betting', prizeMode } };
}

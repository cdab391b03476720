import type { CallParsedInput } from '@portal/shared/contract/define-call';
import { lotteryTypes } from '@portal/shared/contract/game-types';
import type { launchGame } from '@portal/shared/contract/games/launch-game';
import { lotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';

/** Where the game's way back leads: a path of the portal, whatever was asked for. */
export function backUrlOf(origin: string, asked: string | undefined): string {
  const home = `${origin}/`;
  if (asked === undefined || !URL.canParse(asked, home)) return home;
  const url = new URL(asked, home);
  return url.origin === origin ? url.href : home;
}

export function isLottery({ gameType }: { gameType: string }): boolean {
  return lotteryTypes.some((type) => type === gameType);
}

/** Whether a launch says one of the things that are said of lotteries alone. */
export function namesLottery(input: Partial<CallParsedInput<typeof launchGame>>): boolean {
  return Object.entries(input).some(([name, value]) => value !== undefined && Object.hasOwn(lotteryLaunch, name));
}

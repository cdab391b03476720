import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import { lotteryTypes } from '@portal/shared/contract/game-types';
import type { launchGame } from '@portal/shared/contract/games/launch';
import { lotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';

/** Returns where the game's back button leads: always a path of the portal, whatever was requested. */
export function backUrlOf(origin: string, asked: string | undefined): string {
  const home = `${origin}/`;
  if (asked === undefined || !URL.canParse(asked, home)) return home;
  const url = new URL(asked, home);
  return url.origin === origin ? url.href : home;
}

export function isLottery({ gameType }: { gameType: string }): boolean {
  return lotteryTypes.some((type) => type === gameType);
}

/** True if a launch has a parameter that only lotteries have. */
export function namesLottery(input: Partial<CallParsedInput<typeof launchGame>>): boolean {
  return Object.entries(input).some(([name, value]) => value !== undefined && Object.hasOwn(lotteryLaunch, name));
}

/** Returns what the address of a game page has behind its hash. */
export function launchHash(launchToken: string, selection: string | undefined): string {
  return String(new URLSearchParams({ t: launchToken, ...(selection && { s: selection }) }));
}

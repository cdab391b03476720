import { playWallet } from '@portal/shared/contract/games/launch-game';
import { opensIn } from '@portal/shared/contract/games/opens-in';
import { toldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import * as v from 'valibot';

/** Names the launch, so that it can be asked for again. */
const launchRequest = v.object({
  vassalage: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  roomId: v.optional(v.string()),
  via: v.optional(v.literal('fb')),
  lottery: v.optional(v.partial(toldLotteryLaunch)),
  opensIn: v.optional(opensIn),
});

/** What the shell leaves in session storage under `launch:<id>` when a game was launched. */
const launchRecord = v.pipe(
  v.object({
    content: v.pipe(v.string(), v.url()),
    origin: v.string(),
    gameName: v.string(),
    backUrl: v.optional(v.string()),
    opensIn: v.optional(opensIn),
    /** The studio's own wallet where it is empty and the player was not told yet. */
    wallet: v.optional(playWallet),
    again: v.optional(launchRequest),
  }),
  v.check(({ content, origin }) => isWebPage(content) && new URL(content).origin === origin),
);
export type LaunchRecord = v.InferOutput<typeof launchRecord>;

function isWebPage(address: string): boolean {
  return ['http:', 'https:'].includes(new URL(address).protocol);
}

/** The record of a launch of this tab, or undefined: unknown id, broken text, an address that is no page of its origin. */
export function readLaunch(storage: Pick<Storage, 'getItem'>, launchId: string | null): LaunchRecord | undefined {
  const text = launchId ? storage.getItem(`launch:${launchId}`) : null;
  if (!text) return undefined;
  try {
    const parsed = v.safeParse(launchRecord, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

const frameOnlyPaths = ['/game', '/seamless', '/fbsports'];

/** Where "back to the lobby" leads: an own path that is not itself a way into a game. */
export function lobbyOf(record: LaunchRecord | undefined): string {
  const backUrl = record?.backUrl ?? '';
  const isOwnPath = backUrl.startsWith('/') && !backUrl.startsWith('//') && !backUrl.startsWith('/\\');
  const isFrame = frameOnlyPaths.some((path) => backUrl.split('?')[0] === path);
  if (backUrl.startsWith('/fbsports')) return '/sports';
  return isOwnPath && !isFrame ? backUrl : '/rng';
}

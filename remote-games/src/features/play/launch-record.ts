import { playWallet } from '@portal/shared/contract/games/launch';
import { opensIn } from '@portal/shared/contract/games/opens-in';
import { toldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import * as v from 'valibot';

/** Identifies the launch, so that it can be repeated. */
const launchRequest = v.object({
  vassalage: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  roomId: v.optional(v.string()),
  via: v.optional(v.literal('fb')),
  lottery: v.optional(v.partial(toldLotteryLaunch)),
  selection: v.optional(v.string()),
  opensIn: v.optional(opensIn),
});

/** The shell's record in session storage under `launch:<id>` for a launched game. */
const launchRecord = v.pipe(
  v.object({
    content: v.pipe(v.string(), v.url()),
    origin: v.string(),
    gameName: v.string(),
    backUrl: v.optional(v.string()),
    opensIn: v.optional(opensIn),
    /** The studio's own wallet, if it is empty and the player has not been warned yet. */
    wallet: v.optional(playWallet),
    again: v.optional(launchRequest),
  }),
  v.check(({ content, origin }) => isWebPage(content) && new URL(content).origin === origin),
);
export type LaunchRecord = v.InferOutput<typeof launchRecord>;

function isWebPage(address: string): boolean {
  return ['http:', 'https:'].includes(new URL(address).protocol);
}

/** Returns a launch record of this tab; undefined for an unknown id, broken text, or an address of another origin. */
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

/** Target of "back to the lobby": an own path that does not itself launch a game. */
export function lobbyOf(record: LaunchRecord | undefined): string {
  const backUrl = record?.backUrl ?? '';
  const isOwnPath = backUrl.startsWith('/') && !backUrl.startsWith('//') && !backUrl.startsWith('/\\');
  const isFrame = frameOnlyPaths.some((path) => backUrl.split('?')[0] === path);
  if (backUrl.startsWith('/fbsports')) return '/sports';
  return isOwnPath && !isFrame ? backUrl : '/rng';
}

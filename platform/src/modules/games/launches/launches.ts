import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { newId } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { newToken, tokenHash } from '../../../kernel/security/opaque-token.ts';
import { games, launches } from '../games.tables.ts';

const launchHours = 12;
/** How long the answer to an exchange can be repeated. */
const repeatMs = 60_000;

export interface NewLaunch {
  memberId: string;
  sessionId: string;
  nodeId: string;
  roomId?: string | undefined;
  lottery?: ToldLotteryLaunch | undefined;
  provider: string;
  playAccount: string;
  uplinePath: string;
  language: string;
  theme: 'light' | 'dark';
  backUrl: string;
  clientRelease: string;
}

/** Opens a launch; the token goes into the address of the game page and is stored only as a hash. */
export async function openLaunch(
  kernel: Kernel,
  launch: NewLaunch,
): Promise<{ launchId: string; launchToken: string }> {
  const launchToken = newToken();
  const launchId = newId();
  const now = kernel.clock.now();
  await kernel.db.insert(launches).values({
    ...launch,
    id: launchId,
    tokenHash: tokenHash(launchToken),
    createdAt: now,
    expiresAt: new Date(now.getTime() + launchHours * 3_600_000),
  });
  return { launchId, launchToken };
}

/** What a studio sends to exchange a launch token. */
export interface LaunchExchange {
  launchToken: string;
  /** Its own id of this exchange, so that it can ask again. */
  exchangeId?: string | undefined;
}

/**
 * Returns the launch of a token, for one exchange: undefined when the token is unknown, expired, of another studio, or
 * used by another exchange. An exchange with an id can be repeated for a minute, because its answer may be lost.
 */
export async function takeLaunch(kernel: Kernel, provider: string, { launchToken, exchangeId }: LaunchExchange) {
  const now = kernel.clock.now();
  const isRepeat =
    exchangeId === undefined
      ? undefined
      : and(eq(launches.exchangeId, exchangeId), gt(launches.tokenUsedAt, new Date(now.getTime() - repeatMs)));
  const isExchangeable = and(
    eq(launches.tokenHash, tokenHash(launchToken)),
    eq(launches.provider, provider),
    gt(launches.expiresAt, now),
    or(isNull(launches.tokenUsedAt), isRepeat),
  );
  // One statement: of two concurrent exchanges the later one sees the first one's write.
  const [launch] = await kernel.db
    .update(launches)
    .set({ exchangeId, tokenUsedAt: sql`coalesce(${launches.tokenUsedAt}, ${now.toISOString()}::timestamptz)` })
    .where(isExchangeable)
    .returning();
  if (!launch) return undefined;
  const [game] = await kernel.db
    .select({ gameCode: games.gameCode })
    .from(games)
    .where(eq(games.nodeId, launch.nodeId));
  return game && { ...launch, gameCode: game.gameCode };
}

/**
 * Returns the account of a launch, or of the member's last launch at the studio. A studio learns nothing of other
 * studios' players, nor of another player's launch.
 */
export async function playAccount(
  kernel: Kernel,
  launch: { provider: string; memberId: string; launchId?: string | undefined },
): Promise<string | undefined> {
  const isAsked = and(
    eq(launches.provider, launch.provider),
    eq(launches.memberId, launch.memberId),
    launch.launchId === undefined ? undefined : eq(launches.id, launch.launchId),
  );
  const [row] = await kernel.db
    .select({ playAccount: launches.playAccount })
    .from(launches)
    .where(isAsked)
    .orderBy(desc(launches.createdAt))
    .limit(1);
  return row?.playAccount;
}

/** Ends the launches of ended sessions: they take no new bets, but still wins and rollbacks. */
export async function endLaunches(kernel: Kernel, sessionIds: readonly string[]): Promise<void> {
  const now = kernel.clock.now();
  const isOpen = and(inArray(launches.sessionId, [...sessionIds]), gt(launches.expiresAt, now));
  await kernel.db.update(launches).set({ expiresAt: now }).where(isOpen);
}

import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { newToken, tokenHash } from '../../kernel/opaque-token.ts';
import { games, launches } from './games.tables.ts';

const launchHours = 12;
/** How long the answer to an exchange can be asked for again. */
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

/** Opens a launch; the token goes into the address of the game page and is kept as a hash only. */
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

/** What a studio shows for a launch. */
export interface LaunchExchange {
  launchToken: string;
  /** Its own name of this exchange, where it wants to be able to ask again. */
  exchangeId?: string | undefined;
}

/**
 * The launch behind a token, for one exchange: undefined when the token is unknown, too old, another studio's, or used by
 * another exchange. An exchange with an id gets the same launch again for a minute, as its answer may have been lost.
 */
export async function takeLaunch(kernel: Kernel, provider: string, { launchToken, exchangeId }: LaunchExchange) {
  const now = kernel.clock.now();
  const isRepeat =
    exchangeId === undefined
      ? undefined
      : and(eq(launches.exchangeId, exchangeId), gt(launches.tokenUsedAt, new Date(now.getTime() - repeatMs)));
  const mayBeTaken = and(
    eq(launches.tokenHash, tokenHash(launchToken)),
    eq(launches.provider, provider),
    gt(launches.expiresAt, now),
    or(isNull(launches.tokenUsedAt), isRepeat),
  );
  // One statement: of two exchanges at the same time the later sees what the first has written.
  const [taken] = await kernel.db
    .update(launches)
    .set({ exchangeId, tokenUsedAt: sql`coalesce(${launches.tokenUsedAt}, ${now.toISOString()}::timestamptz)` })
    .where(mayBeTaken)
    .returning();
  if (!taken) return undefined;
  const [game] = await kernel.db.select({ gameCode: games.gameCode }).from(games).where(eq(games.nodeId, taken.nodeId));
  return game && { ...taken, gameCode: game.gameCode };
}

/**
 * Ledger account of a launch, or of the member's last one at the studio; a studio is told nothing of players it never
 * had, nor of another player's launch.
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

/** Ends the launches of sessions that have ended: no new bet is taken, wins and rollbacks still are. */
export async function endLaunches(kernel: Kernel, sessionIds: readonly string[]): Promise<void> {
  const now = kernel.clock.now();
  const isOpen = and(inArray(launches.sessionId, [...sessionIds]), gt(launches.expiresAt, now));
  await kernel.db.update(launches).set({ expiresAt: now }).where(isOpen);
}

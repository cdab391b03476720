import type { PlayScope } from '@portal/shared/contract/games/operator-suspensions';
import { playScopes } from '@portal/shared/contract/games/operator-suspensions';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, vendors } from '../games.tables.ts';
import { suspensions } from './suspensions.tables.ts';

/** What a suspension covers: the vassalage of a vendor, the node id of a game, a member id, or nothing for all. */
export interface SuspensionTarget {
  scope: PlayScope;
  target: string;
}

const isSuspensionOf = ({ scope, target }: SuspensionTarget) =>
  and(eq(suspensions.scope, scope), eq(suspensions.target, target));

/** Suspends play; `read_bets` enforces it for bets in the database. A repeat changes nothing. */
export async function suspendPlay(
  kernel: Kernel,
  stop: SuspensionTarget & { who: string; why: string },
): Promise<void> {
  await kernel.db
    .insert(suspensions)
    .values({ ...stop, at: kernel.clock.now() })
    .onConflictDoNothing();
}

/** Ends a suspension; false when there was none. */
export async function resumePlay(kernel: Kernel, stopTarget: SuspensionTarget): Promise<boolean> {
  const gone = await kernel.db
    .delete(suspensions)
    .where(isSuspensionOf(stopTarget))
    .returning({ scope: suspensions.scope });
  return gone.length > 0;
}

export async function listSuspensions(kernel: Kernel) {
  const rows = await kernel.db
    .select()
    .from(suspensions)
    .orderBy(desc(suspensions.at), suspensions.scope, suspensions.target);
  return rows.map(({ scope, at, ...row }) => ({ ...row, scope: scopeOf(scope), at: at.toISOString() }));
}

/** Returns the widest suspension that keeps the member from playing the game. */
export async function suspensionOf(
  kernel: Kernel,
  { vassalage, nodeId, memberId }: { vassalage: string; nodeId: string; memberId: string },
): Promise<PlayScope | undefined> {
  const isInWay = or(
    isSuspensionOf({ scope: 'all', target: '' }),
    isSuspensionOf({ scope: 'vendor', target: vassalage }),
    isSuspensionOf({ scope: 'game', target: nodeId }),
    isSuspensionOf({ scope: 'player', target: memberId }),
  );
  const rows = await kernel.db.select({ scope: suspensions.scope }).from(suspensions).where(isInWay);
  return playScopes.find((scope) => rows.some((row) => row.scope === scope));
}

/** Whether exactly this is suspended; wider suspensions do not count. */
export async function isSuspended({ db }: Pick<Kernel, 'db'>, stopTarget: SuspensionTarget): Promise<boolean> {
  return (await db.$count(suspensions, isSuspensionOf(stopTarget))) > 0;
}

/** Whether an operator has suspended this member. */
export const isPlayerSuspended = (kernel: Pick<Kernel, 'db'>, memberId: string): Promise<boolean> =>
  isSuspended(kernel, { scope: 'player', target: memberId });

/** Returns the name of a suspended vendor or game; undefined when there is none. */
export async function suspendedName(
  kernel: Kernel,
  { scope, target }: { scope: 'vendor' | 'game'; target: string },
): Promise<string | undefined> {
  const rows =
    scope === 'vendor'
      ? await kernel.db.select({ name: vendors.name }).from(vendors).where(eq(vendors.vassalage, target)).limit(1)
      : await kernel.db.select({ name: games.name }).from(games).where(eq(games.nodeId, target));
  return rows[0]?.name;
}

function scopeOf(text: string): PlayScope {
  const scope = playScopes.find((one) => one === text);
  if (!scope) throw new Error(`unknown scope of a stop: ${text}`);
  return scope;
}

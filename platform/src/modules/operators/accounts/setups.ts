import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { operatorSetups } from '../tables.ts';
import { areTwoPeople, handsOf } from './hands.rules.ts';

interface Setup {
  username: string;
  kind: (typeof operatorSetups.$inferSelect)['kind'];
  by: string;
  /** The account was there before, with the hands that it stems from. */
  isReset?: boolean;
}

/** Returns the people that each account stems from; see `handsOf`. */
export async function readHands(
  { db }: Pick<Kernel, 'db'>,
  usernames: readonly string[],
): Promise<Map<string, string[]>> {
  const { username, kind } = operatorSetups;
  const latest = await db
    .selectDistinctOn([username, kind])
    .from(operatorSetups)
    .where(inArray(username, [...usernames]))
    .orderBy(username, kind, desc(operatorSetups.id));
  return new Map(
    usernames.map((name) => [
      name,
      handsOf(
        name,
        latest.filter((row) => row.username === name),
      ),
    ]),
  );
}

/** Whether two of these accounts can decide together. */
export async function haveTwoPeople(kernel: Pick<Kernel, 'db'>, usernames: readonly string[]): Promise<boolean> {
  return areTwoPeople([...(await readHands(kernel, usernames)).values()]);
}

/** Whether somebody has set an account up after this moment. */
export async function wasSetUpSince({ db }: Kernel, username: string, since: Date): Promise<boolean> {
  const isLater = and(eq(operatorSetups.username, username), gt(operatorSetups.at, since));
  return (await db.$count(operatorSetups, isLater)) > 0;
}

/**
 * Notes in the caller's transaction whose hand set an account's credentials or roles up. A reset adds a hand and drops
 * none: the owner is who they were before, and a new mailbox says nothing about whose it is.
 */
export async function noteSetup(kernel: Kernel, setup: Setup): Promise<void> {
  const { username, kind, by, isReset = false } = setup;
  const hands = await readHands(kernel, isReset ? [by, username] : [by]);
  const row = { username, kind, by, hands: [...new Set([...hands.values()].flat())].toSorted() };
  await kernel.db.insert(operatorSetups).values({ ...row, at: kernel.clock.now() });
}

import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { onePersonBy } from './one-person.ts';
import { referralDays as days, referralLinks as links, type ReferralLink } from './referral.tables.ts';
import { withheldNotification } from './referral-notifications.ts';

type Deps = Pick<RewardKindDeps, 'member' | 'bankAccounts' | 'inbox'>;

/** Records on the link why the friend brings nothing, and notifies the inviter; true when it is or was withheld. */
export async function withholdIfOne(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  deps: Deps,
  link: ReferralLink,
): Promise<boolean> {
  if (link.withheld) return true;
  const withheld = await onePersonBy(kernel, deps, link);
  if (!withheld) return false;
  const { db, clock } = kernel;
  await db.update(links).set({ withheld, withheldAt: clock.now() }).where(eq(links.friendId, link.friendId));
  await deps.inbox.notify(withheldNotification(link, withheld));
  return true;
}

/**
 * Returns the inviter's friends that earn nothing. Judges friends whose bets wait for a share, because friends who
 * never reach the terms are judged nowhere else, and evidence may come later. Runs before the days are locked, because
 * bets lock the link first.
 */
export async function withheldBeforeShare(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  deps: Deps,
  inviterId: string,
  day: string,
): Promise<Set<string>> {
  const { db } = kernel;
  const isUnpaid = and(eq(days.inviterId, inviterId), lte(days.day, day), ne(days.betMinor, days.sharedMinor));
  const unpaid = db.select({ friendId: days.friendId }).from(days).where(isUnpaid);
  const waiting = await db
    .select()
    .from(links)
    .where(and(eq(links.inviterId, inviterId), inArray(links.friendId, unpaid)))
    .orderBy(asc(links.friendId));
  const withheld = new Set<string>();
  for (const link of waiting) if (await withholdIfOne(kernel, deps, link)) withheld.add(link.friendId);
  return withheld;
}

import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { type Withheld, withheldBy } from './referral.rules.ts';
import { type ReferralLink, referralDays, referralLinks } from './referral.tables.ts';
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
  await db
    .update(referralLinks)
    .set({ withheld, withheldAt: clock.now() })
    .where(eq(referralLinks.friendId, link.friendId));
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
  const isUnpaid = and(
    eq(referralDays.inviterId, inviterId),
    lte(referralDays.day, day),
    ne(referralDays.betMinor, referralDays.sharedMinor),
  );
  const unpaid = db.select({ friendId: referralDays.friendId }).from(referralDays).where(isUnpaid);
  const waiting = await db
    .select()
    .from(referralLinks)
    .where(and(eq(referralLinks.inviterId, inviterId), inArray(referralLinks.friendId, unpaid)))
    .orderBy(asc(referralLinks.friendId));
  const withheld = new Set<string>();
  for (const link of waiting) if (await withholdIfOne(kernel, deps, link)) withheld.add(link.friendId);
  return withheld;
}

/**
 * Returns by what the friend seems to be the inviter or another friend of the inviter. Unrelated friends may share an
 * address.
 */
async function onePersonBy(
  { db }: Pick<Kernel, 'db'>,
  { member, bankAccounts }: Pick<RewardKindDeps, 'member' | 'bankAccounts'>,
  { inviterId, friendId }: Pick<ReferralLink, 'inviterId' | 'friendId'>,
): Promise<Withheld | undefined> {
  async function belongsHere(memberIds: readonly string[]): Promise<boolean> {
    if (memberIds.length === 0 || memberIds.includes(inviterId)) return memberIds.length > 0;
    const isFriend = and(eq(referralLinks.inviterId, inviterId), inArray(referralLinks.friendId, [...memberIds]));
    return (await db.$count(referralLinks, isFriend)) > 0;
  }

  return withheldBy({
    bankAccount: await belongsHere(await bankAccounts.numberSharers(friendId)),
    contact: await belongsHere(await member.contacts.sharers(friendId)),
    address: await member.addresses.areShared(inviterId, friendId),
  });
}

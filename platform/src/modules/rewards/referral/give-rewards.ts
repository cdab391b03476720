import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { rewardNames } from './names.ts';
import { isWithinCap } from './referral.rules.ts';
import { type ReferralLink, referralEarnings } from './referral.tables.ts';
import { friendNotification, inviterNotification } from './referral-notifications.ts';
import { isEarner, type Terms } from './terms.ts';

type Deps = Pick<RewardKindDeps, 'settings' | 'member' | 'grants' | 'inbox'>;

/** Rewards inviter and friend once the friend has deposited and played enough, in the caller's transaction. */
export async function giveRewards(kernel: Kernel, deps: Deps, link: ReferralLink, terms: Terms): Promise<void> {
  await rewardFriend(deps, link, terms);
  await rewardInviter(kernel, deps, link, terms);
}

async function rewardFriend({ member, grants, inbox }: Deps, { friendId }: ReferralLink, terms: Terms): Promise<void> {
  const { friendRewardMinor: amountMinor, turnoverPercent } = terms;
  // The friend plays with an own account, so being an agent does not matter here.
  if (amountMinor === 0n || !(await isEarner({ member }, friendId, true))) return;
  const name = rewardNames.friend;
  await grants.give({
    memberId: friendId,
    source: 'referral',
    reference: 'invited',
    name,
    amountMinor,
    turnoverPercent,
  });
  await inbox.notify(friendNotification(friendId, amountMinor));
}

async function rewardInviter(
  { db, clock, live }: Kernel,
  { settings, member, grants, inbox }: Deps,
  { friendId, inviterId }: ReferralLink,
  terms: Terms,
): Promise<void> {
  const { inviterRewardMinor: amountMinor, turnoverPercent, agentsEarn } = terms;
  if (amountMinor === 0n || !(await isEarner({ member }, inviterId, agentsEarn))) return;
  const at = clock.now();
  const day = dayIn(await settings.get('timeZone'), at);
  if (!isWithinCap(await rewardedInMonth(db, inviterId, day), terms.rewardedFriendsAtMost)) return;
  const grant = { memberId: inviterId, source: 'referral', reference: `friend-${friendId}` } as const;
  await grants.give({ ...grant, name: rewardNames.inviter, amountMinor, turnoverPercent });
  const earning = { inviterId, friendId, day, kind: 'reward' as const, betMinor: 0n, basisPoints: 0, amountMinor, at };
  await db.insert(referralEarnings).values(earning);
  await inbox.notify(inviterNotification(inviterId, friendId, amountMinor));
  live.publish(inviterId, { type: 'rewards', what: 'referral' });
}

/** Counts the month's rewarded friends; locks per inviter, so that concurrent rewards count one after the other. */
async function rewardedInMonth(db: Kernel['db'], inviterId: string, day: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`referral ${inviterId}`}, 0))`);
  const { inviterId: inviter, kind, day: earnedOn } = referralEarnings;
  const isOfMonth = and(eq(inviter, inviterId), eq(kind, 'reward'), gte(earnedOn, `${day.slice(0, 7)}-01`));
  return db.$count(referralEarnings, isOfMonth);
}

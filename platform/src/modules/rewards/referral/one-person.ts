import { and, eq, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { type Withheld, withheldBy } from './referral.rules.ts';
import { referralLinks as links, type ReferralLink } from './referral.tables.ts';

/**
 * Returns by what the friend seems to be the inviter or another friend of the inviter. Unrelated friends may share an
 * address.
 */
export async function onePersonBy(
  { db }: Pick<Kernel, 'db'>,
  { member, bankAccounts }: Pick<RewardKindDeps, 'member' | 'bankAccounts'>,
  { inviterId, friendId }: Pick<ReferralLink, 'inviterId' | 'friendId'>,
): Promise<Withheld | undefined> {
  async function belongsHere(memberIds: readonly string[]): Promise<boolean> {
    if (memberIds.length === 0 || memberIds.includes(inviterId)) return memberIds.length > 0;
    const isFriend = and(eq(links.inviterId, inviterId), inArray(links.friendId, [...memberIds]));
    return (await db.$count(links, isFriend)) > 0;
  }

  return withheldBy({
    bankAccount: await belongsHere(await bankAccounts.numberSharers(friendId)),
    contact: await belongsHere(await member.contactSharers(friendId)),
    address: await member.sharesAddress(inviterId, friendId),
  });
}

import { Refusal } from '../../kernel/refusal.ts';
import type { Member, MemberModule } from '../../modules/member/index.ts';
import type { RewardsModule } from '../../modules/rewards/index.ts';

export interface TypedCodes {
  /** Of the form, where it asks for one. */
  affiliateCode?: string;
  /** Of the address (`?referralCode=`). */
  referralCode?: string;
}

export interface Invitation {
  /** Whose code it is. */
  inviter?: Member;
  /** Whom the newcomer stands below: an affiliate code says so, the code of a player does not. */
  upline?: Member;
}

interface Deps {
  member: Pick<MemberModule, 'byAffiliateCode'>;
  rewards: { referral: Pick<RewardsModule['referral'], 'inviterOf'> };
}

/**
 * By whom a new member comes. A code of the form counts before the one of the address; a wrong one is refused either way.
 * @throws Refusal `invitation_code_error`
 */
export async function findInvitation({ member, rewards }: Deps, codes: TypedCodes): Promise<Invitation> {
  const code = codes.affiliateCode || codes.referralCode;
  if (!code) return {};
  const inviter = await rewards.referral.inviterOf(code);
  if (!inviter) throw new Refusal('invitation_code_error', { fields: { affiliateCode: 'invitation_code_error' } });
  return { inviter, upline: await member.byAffiliateCode(code) };
}

import { Refusal } from '../../kernel/refusal.ts';
import type { Member, MemberModule } from '../../modules/member/index.ts';

export interface TypedCodes {
  /** Of the form, where it asks for one. */
  affiliateCode?: string;
  /** Of the address (`?referralCode=`). */
  referralCode?: string;
}

/**
 * Whom a new member stands below. A code of the form counts before the one of the address; a wrong one is refused
 * either way.
 * @throws Refusal `invitation_code_error`
 */
export async function findUpline(members: MemberModule, codes: TypedCodes): Promise<Member | undefined> {
  const code = codes.affiliateCode || codes.referralCode;
  if (!code) return undefined;
  const upline = await members.byAffiliateCode(code);
  if (!upline) throw new Refusal('invitation_code_error', { fields: { affiliateCode: 'invitation_code_error' } });
  return upline;
}

import { refusalAt } from '../../kernel/refusal-at.ts';
import type { AgentsModule } from '../../modules/agents/index.ts';
import type { Member, MemberModule } from '../../modules/member/index.ts';
import type { RewardsModule } from '../../modules/rewards/index.ts';

export interface TypedCodes {
  /** Of the form, where it asks for one. */
  affiliateCode?: string;
  /** Of the address (`?referralCode=`). */
  referralCode?: string;
}

type InvitationLink = NonNullable<Awaited<ReturnType<AgentsModule['team']['links']['find']>>>['link'];

export interface Invitation {
  /** Whose code it is. */
  inviter?: Member;
  /** Whom the newcomer stands below: an affiliate code and a link say so, the code of a player does not. */
  upline?: Member | undefined;
  /** An agent's link, which says what the newcomer is, too. */
  link?: InvitationLink;
}

interface Deps {
  agents: { team: { links: Pick<AgentsModule['team']['links'], 'find'> } };
  member: Pick<MemberModule, 'byAffiliateCode'>;
  rewards: { referral: Pick<RewardsModule['referral'], 'inviterOf'> };
}

export const wrongInvitation = () => refusalAt('affiliateCode', 'invitation_code_error');

/**
 * By whom a new member comes. A code of the form counts before the one of the address; a wrong one is refused either way.
 * @throws Refusal `invitation_code_error`
 */
export async function findInvitation({ agents, member, rewards }: Deps, codes: TypedCodes): Promise<Invitation> {
  const code = codes.affiliateCode || codes.referralCode;
  if (!code) return {};
  const inviter = await rewards.referral.inviterOf(code);
  if (inviter) return { inviter, upline: await member.byAffiliateCode(code) };
  const found = await agents.team.links.find(code);
  if (!found) throw wrongInvitation();
  return { inviter: found.agent, upline: found.agent, link: found.link };
}

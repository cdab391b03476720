import { trialType } from '@portal/shared/contract/constants';
import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import type { Member, MemberModule } from '../../modules/accounts/index.ts';
import type { AgentsModule } from '../../modules/agents/index.ts';
import type { RewardsModule } from '../../modules/rewards/index.ts';

interface TypedCodes {
  /** From the form, if it has the field. */
  affiliateCode?: string;
  /** From the address (`?referralCode=`). */
  referralCode?: string;
}

type InvitationLink = NonNullable<Awaited<ReturnType<AgentsModule['team']['links']['find']>>>['link'];

export interface Invitation {
  /** Owner of the code. */
  inviter?: Member;
  /** Member directly above the newcomer; set by an affiliate code or a link, not by the code of a player. */
  upline?: Member | undefined;
  /** An agent's link, which also sets the newcomer's type. */
  link?: InvitationLink;
}

interface Deps {
  agents: { team: { links: Pick<AgentsModule['team']['links'], 'find'> } };
  member: Pick<MemberModule, 'byAffiliateCode'>;
  rewards: { referral: Pick<RewardsModule['referral'], 'inviterOf'> };
}

export const wrongInvitation = () => refusalAt('affiliateCode', 'invitation_code_error');

/**
 * Finds who invited a new member. A code of the form takes precedence over that of the address; a wrong one is always
 * refused.
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

/**
 * Checks the recommender of a newcomer, named by member id or affiliate code, never by account: a wrong one reveals no
 * more than a wrong invitation code.
 * @throws Refusal `invitation_code_error` at recommenderId
 */
export async function assertRecommender(members: MemberModule, recommenderId: string | undefined): Promise<void> {
  if (!recommenderId) return;
  const found = (await members.byId(recommenderId)) ?? (await members.byAffiliateCode(recommenderId));
  if (found?.state === 'open' && found.type !== trialType) return;
  throw refusalAt('recommenderId', 'invitation_code_error');
}

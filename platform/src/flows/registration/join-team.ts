import type { AgentsModule } from '../../modules/agents/index.ts';
import type { Member, MemberModule } from '../../modules/member/index.ts';
import { type Invitation, wrongInvitation } from './find-invitation.ts';

type Team = AgentsModule['team'];

interface HoldDeps {
  member: Pick<MemberModule, 'holdBranches' | 'lock'>;
  agents: { team: { links: Pick<Team['links'], 'use'> } };
}

/**
 * First in the transaction of a registration: who is above may have been closed since the code was looked at, and a link
 * used up. Gives the invitation with the one above as held. @throws Refusal `invitation_code_error`
 */
export async function holdInvitation({ member, agents }: HoldDeps, invitation: Invitation): Promise<Invitation> {
  const { upline, link } = invitation;
  if (!upline) return invitation;
  await member.holdBranches();
  const held = await member.lock(upline.id);
  const isOpen = held?.state === 'open' && (!link || (await agents.team.links.use(link.id)));
  if (!isOpen) throw wrongInvitation();
  return { ...invitation, upline: held };
}

/** What the one above and the newcomer, as stored, are given and told, in the same transaction. */
export async function joinTeam(
  { agents: { team } }: { agents: { team: { newcomers: Team['newcomers'] } } },
  { upline, link }: Invitation,
  newcomer: Member,
): Promise<void> {
  if (!upline) return;
  if (link) await team.newcomers.welcome(upline, newcomer, link);
  team.newcomers.tellPages(upline.id);
}

import type { Member, MemberModule } from '../../modules/accounts/index.ts';
import type { AgentsModule } from '../../modules/agents/index.ts';
import { type Invitation, wrongInvitation } from './find-invitation.ts';

type Team = AgentsModule['team'];

interface InvitationDeps {
  member: Pick<MemberModule, 'branches' | 'lock'>;
  agents: { team: { links: Pick<Team['links'], 'use'> } };
}

/**
 * Locks the upline and the link first in the transaction of a registration, since they may have been closed or used up
 * since the lookup. Returns the invitation with the upline as locked. @throws Refusal `invitation_code_error`
 */
export async function lockInvitation({ member, agents }: InvitationDeps, invitation: Invitation): Promise<Invitation> {
  const { upline, link } = invitation;
  if (!upline) return invitation;
  await member.branches.hold();
  const held = await member.lock(upline.id);
  const isOpen = held?.state === 'open' && (!link || (await agents.team.links.use(link.id)));
  if (!isOpen) throw wrongInvitation();
  return { ...invitation, upline: held };
}

/** Gives the upline and the stored newcomer what an invitation brings and notifies them, in the same transaction. */
export async function joinTeam(
  { agents: { team } }: { agents: { team: { newcomers: Team['newcomers'] } } },
  { upline, link }: Invitation,
  newcomer: Member,
): Promise<void> {
  if (!upline) return;
  if (link) await team.newcomers.welcome(upline, newcomer, link);
  team.newcomers.refreshPages(upline.id);
}

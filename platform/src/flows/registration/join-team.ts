import type { Member } from '../../modules/member/index.ts';
import { type Invitation, wrongInvitation } from './find-invitation.ts';
import type { RegistrationDeps } from './registration.ts';

/**
 * First in the transaction of a registration: who is above may have been closed since the code was looked at, and a link
 * used up. @throws Refusal `invitation_code_error`
 */
export async function holdInvitation(
  { member, agents }: Pick<RegistrationDeps, 'member' | 'agents'>,
  { upline, link }: Invitation,
): Promise<void> {
  if (!upline) return;
  await member.holdBranches();
  const held = await member.lock(upline.id);
  const isOpen = held?.state === 'open' && (!link || (await agents.team.links.use(link.id)));
  if (!isOpen) throw wrongInvitation();
}

/** What the one above and the newcomer, as stored, are given and told, in the same transaction. */
export async function joinTeam(
  { agents: { team } }: Pick<RegistrationDeps, 'agents'>,
  { upline, link }: Invitation,
  newcomer: Member,
): Promise<void> {
  if (!upline) return;
  if (link) await team.newcomers.welcome(upline, newcomer, link);
  team.newcomers.tellPages(upline.id);
}

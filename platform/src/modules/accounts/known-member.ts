import { Refusal } from '../../kernel/calls/refusal.ts';
import type { MemberModule } from './member-module.ts';
import type { Member } from './members.ts';

/**
 * Returns the member of a session.
 * @throws Refusal `not_logged_in` when it does not exist
 */
export async function knownMember(memberModule: MemberModule, memberId: string): Promise<Member> {
  const found = await memberModule.byId(memberId);
  if (!found) throw new Refusal('not_logged_in');
  return found;
}

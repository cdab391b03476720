import { Refusal } from '../../kernel/calls/refusal.ts';
import type { MemberModule } from './member-module.ts';
import type { Member } from './members.ts';

/**
 * Locks the member until the transaction ends, so that a member's money operations and the closing of the account are
 * serialized.
 * @throws Refusal `account_closed`
 */
export async function lockOpenMember(member: MemberModule, memberId: string): Promise<Member> {
  const found = await member.lock(memberId);
  if (!found) throw new Refusal('not_logged_in');
  if (found.state !== 'open') throw new Refusal('account_closed');
  return found;
}

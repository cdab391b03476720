import { Refusal } from '../../kernel/refusal.ts';
import type { MemberModule } from './door.ts';
import type { Member } from './members.ts';

/**
 * Holds the member to the end of the transaction: what a member does with money waits for each other, and for the closing
 * of the account. @throws Refusal `account_closed`
 */
export async function holdOpenMember(member: MemberModule, memberId: string): Promise<Member> {
  const found = await member.lock(memberId);
  if (!found) throw new Refusal('not_logged_in');
  if (found.state !== 'open') throw new Refusal('account_closed');
  return found;
}

import { Refusal } from '../../../kernel/refusal.ts';
import type { Member, MemberModule } from '../../../modules/member/index.ts';

/** By account or id, as the operator has typed it. @throws Refusal `not_found` */
export async function memberNamed(member: MemberModule, named: string): Promise<Member> {
  const found = (await member.byId(named)) ?? (await member.byAccount(named));
  if (!found) throw new Refusal('not_found');
  return found;
}

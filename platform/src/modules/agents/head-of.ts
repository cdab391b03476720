import { Refusal } from '../../kernel/refusal.ts';
import type { Member } from '../member/index.ts';
import type { AgentDeps } from './agent-deps.ts';

/** The caller as head of a branch, by the types that the setting lets in. @throws Refusal `not_an_agent` */
export async function headOf(
  { content, member }: Pick<AgentDeps, 'content' | 'member'>,
  memberId: string,
): Promise<Member> {
  const found = await member.byId(memberId);
  const types: readonly number[] = await content.settings.get('agentCentre.types');
  if (!found || !types.includes(found.type)) throw new Refusal('not_an_agent');
  return found;
}

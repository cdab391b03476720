import { Refusal } from '../../kernel/calls/refusal.ts';
import type { Member } from '../accounts/index.ts';
import type { AgentDeps } from './agent-deps.ts';

/**
 * Returns the caller as head of a branch, if the setting allows the type.
 * @throws Refusal `not_an_agent`
 */
export async function headOf(
  { settings, member }: Pick<AgentDeps, 'settings' | 'member'>,
  memberId: string,
): Promise<Member> {
  const found = await member.byId(memberId);
  const types: readonly number[] = await settings.get('agentCentre.types');
  if (!found || !types.includes(found.type)) throw new Refusal('not_an_agent');
  return found;
}

import type { DownlineType } from '@portal/shared/contract/agents/downlines';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Member } from '../../modules/accounts/index.ts';
import { memberTypeOf } from '../../modules/agents/index.ts';
import { agentCode } from '../registration/agent-code.ts';
import { preparePlayer } from '../registration/open-account.ts';
import type { DownlineDeps } from './downline-deps.ts';

/** A password chosen by somebody else counts as expired: with `passwordExpiry` on, its owner changes it at the login. */
const longOver = new Date(0);

/** Prepares the account below the agent before it is stored. */
export async function prepareNewcomer(
  kernel: Kernel,
  deps: Pick<DownlineDeps, 'settings' | 'member'>,
  agent: Member,
  { type, ...names }: { account: string; password: string; type: DownlineType },
): Promise<Member> {
  return preparePlayer(kernel, deps, {
    ...names,
    type: memberTypeOf(type),
    ...(type === 'agent' ? { affiliateCode: await agentCode(deps.member) } : {}),
    uplinePath: agent.uplinePath,
    passwordChangedAt: longOver,
  });
}

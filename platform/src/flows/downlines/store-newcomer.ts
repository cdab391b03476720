import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { Refusal } from '../../kernel/calls/refusal.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { lockOpenMember, type Member } from '../../modules/accounts/index.ts';
import { openAccount } from '../registration/open-account.ts';
import { accountTaken } from './assert-newcomer.ts';
import type { DownlineDeps } from './downline-deps.ts';

interface Newcomer {
  agentId: string;
  newcomer: Member;
  offers: readonly ContractTerms[];
}

/**
 * Stores account, wallets and offers in one transaction. @throws Refusal `account_closed`, `username_taken`, and those
 * of ContractsApi.offerToNewcomer
 */
export async function storeNewcomer(
  { database }: Kernel,
  { agents, member, wallet }: Pick<DownlineDeps, 'agents' | 'member' | 'wallet'>,
  { agentId, newcomer, offers }: Newcomer,
): Promise<void> {
  await database.transaction(async () => {
    await member.branches.hold();
    const agent = await lockOpenMember(member, agentId);
    const stored = await openAccount({ member, wallet }, newcomer, {}).catch(atAccount);
    if (offers.length > 0) await agents.contracts.offerToNewcomer(agent, stored, offers);
    agents.team.newcomers.refreshPages(agent.id);
  });
}

/** Of two concurrent registrations of one name, the second is refused at the field of this call. */
function atAccount(error: unknown): never {
  throw error instanceof Refusal && error.code === 'username_taken' ? accountTaken() : error;
}

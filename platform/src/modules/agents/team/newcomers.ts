import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Member } from '../../member/index.ts';
import type { InvitationLinkRow } from './team.tables.ts';
import type { TeamDeps } from './team-deps.ts';
import { joinedNews } from './team-news.ts';

/** What an agent and a newcomer below it are given; all in the transaction that stores the newcomer. */
export function createNewcomers({ database, live }: Kernel, { contracts, inbox }: TeamDeps) {
  /** Open pages of the agent ask again. */
  const tellPages = (agentId: string) =>
    database.afterCommit(() => live.publish(agentId, { type: 'agents', what: 'team' }));

  /** Kinds of those that no longer fit: each offer stands or falls for itself. */
  async function offerWhatFits(agent: Member, newcomer: Member, link: InvitationLinkRow): Promise<ContractKind[]> {
    const leftOut: ContractKind[] = [];
    for (const offer of link.offers) {
      try {
        await database.transaction(() => contracts.offerToNewcomer(agent, newcomer, [offer]));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        leftOut.push(offer.kind);
      }
    }
    return leftOut;
  }

  return {
    tellPages,
    /** Offers of the link that still fit, and a message to its agent. */
    async welcome(agent: Member, newcomer: Member, link: InvitationLinkRow): Promise<void> {
      const leftOut = await offerWhatFits(agent, newcomer, link);
      await inbox.tell(joinedNews({ agentId: agent.id, newcomer, leftOut }));
    },
  };
}

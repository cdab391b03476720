import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Member } from '../../accounts/index.ts';
import type { InvitationLinkRow } from './team.tables.ts';
import type { TeamDeps } from './team-deps.ts';
import { joinedNotification } from './team-notifications.ts';

/** Welcomes newcomers with offers and messages, in the transaction that stores them. */
export function createNewcomers({ database, live }: Kernel, { contracts, inbox }: TeamDeps) {
  /** Refreshes the agent's open pages. */
  const refreshPages = (agentId: string) => live.publish(agentId, { type: 'agents', what: 'team' });

  /** Makes the offers that are compatible and returns the kinds of the others; each offer is independent. */
  async function offerCompatible(agent: Member, newcomer: Member, link: InvitationLinkRow): Promise<ContractKind[]> {
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
    refreshPages: refreshPages,
    /** Makes the link's compatible offers, and notifies its agent. */
    async welcome(agent: Member, newcomer: Member, link: InvitationLinkRow): Promise<void> {
      const leftOut = await offerCompatible(agent, newcomer, link);
      await inbox.notify(joinedNotification({ agentId: agent.id, newcomer, leftOut }));
    },
  };
}

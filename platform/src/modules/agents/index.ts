import { betCorrected } from '../../kernel/events/bet-corrected.ts';
import { type BetSettled, betSettled } from '../../kernel/events/bet-settled.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ContentModule } from '../content/index.ts';
import type { Member, MemberModule } from '../member/index.ts';
import { correctBet } from './correct-bet.ts';
import { foldBets } from './fold-bets.ts';

export interface AgentsDeps {
  content: ContentModule;
  member: MemberModule;
}

export interface AgentsModule {
  /** The caller as head of a branch. @throws Refusal `not_an_agent` */
  headOf(memberId: string): Promise<Member>;
  /** Adds settled bets to the figures, each once; what the outbox tells comes here by itself. */
  fold(bets: readonly BetSettled[]): Promise<void>;
}

/** Figures and bets of an agent's branch, from roll-ups along the upline path. */
export function createAgentsModule(kernel: Kernel, { content, member }: AgentsDeps): AgentsModule {
  addMessageTexts({ not_an_agent: 'This is for agents only' });
  kernel.outbox.subscribe(betCorrected, 'agents.corrections', (bet) => correctBet(kernel.database, bet));
  kernel.outbox.subscribeBatches(betSettled, 'agents.roll-up', (bets) => foldBets(kernel.database, bets));
  return {
    async headOf(memberId) {
      const found = await member.byId(memberId);
      const types: readonly number[] = await content.settings.get('agentCentre.types');
      if (!found || !types.includes(found.type)) throw new Refusal('not_an_agent');
      return found;
    },
    fold: (bets) => foldBets(kernel.database, bets),
  };
}

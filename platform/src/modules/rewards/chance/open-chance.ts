import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type BetSettled, betSettled } from '../../games/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { createChanceContext } from './chance-context.ts';
import { createChanceReads } from './chance-reads.ts';
import { countStakes } from './count-stakes.ts';
import { type DrawRequest, drawPrize } from './draws/draw-prize.ts';
import { declineEnvelope } from './envelopes/decline-envelope.ts';
import { createEnvelopeDrops } from './envelopes/envelope-drops.ts';
import { type EnvelopeRequest, openEnvelope } from './envelopes/open-envelope.ts';
import { overview, ownOverview } from './overview.ts';

/** Creates wheel, golden eggs and red envelopes: drawn here, with shown odds and verifiable draws. */
export function openChance(kernel: Kernel, deps: RewardKindDeps) {
  const context = createChanceContext(kernel, deps);
  const reads = createChanceReads(kernel);
  const drops = createEnvelopeDrops(context);
  const count = (bets: readonly BetSettled[]) => countStakes(context, bets);
  kernel.outbox.subscribeBatches(betSettled, 'rewards.chance', count, { from: 'now' });
  kernel.jobs.add({ name: 'close-envelope-drops', periodsDue: everySeconds(60), run: () => drops.close() });
  return {
    reads,
    drops,
    budget: context.budget,
    terms: context.terms,
    member: deps.member,
    /** Counts stakes of settled bets, each round once; bets from the outbox arrive by subscription. */
    count,
    overview: () => overview(context, drops),
    ownOverview: (memberId: string) => ownOverview(context, reads, drops, memberId),
    commit: context.seeds.commit,
    draw: (asked: DrawRequest) => drawPrize(context, asked),
    /**
     * Returns the shown drops that the member declined.
     * @throws Refusal as `declineEnvelope`
     */
    async declineEnvelope(asked: { memberId: string; dropId: string }): Promise<string[]> {
      await declineEnvelope(context, asked);
      const shown = await drops.shown();
      return reads.declinedOf(
        asked.memberId,
        shown.map(({ id }) => id),
      );
    },
    openEnvelope: (asked: EnvelopeRequest) => openEnvelope(context, asked),
  };
}

export type Chance = ReturnType<typeof openChance>;

import { eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { vipProgress } from './vip.tables.ts';
import { correctionMessage } from './vip-messages.ts';
import { readLevels } from './vip-terms.ts';

interface RankCorrection {
  /** Identifies the decision. */
  id: string;
  memberId: string;
  rank: number;
  /** The rank seen by the operator who requested it. */
  seenRank: number;
}

/** Sets or corrects ranks by operators; a rank reached by bets is never removed. In the caller's transaction. */
export function createRankCorrection(
  { db, live }: Pick<Kernel, 'db' | 'live'>,
  { settings, member, inbox }: Pick<RewardKindDeps, 'settings' | 'member' | 'inbox'>,
) {
  /** Returns the level reached by bets, and locks it until the transaction ends. */
  async function reachedBy(memberId: string): Promise<number> {
    // The row is created, so that it also waits for a first count of bets.
    await db.insert(vipProgress).values({ memberId, validMinor: 0n, reachedRank: 0 }).onConflictDoNothing();
    const [progress] = await db.select().from(vipProgress).where(eq(vipProgress.memberId, memberId)).for('update');
    return progress?.reachedRank ?? 0;
  }

  /** @throws Refusal `rank_unknown`, `rank_held`, `rank_reached` */
  async function assertCan({ memberId, rank }: Pick<RankCorrection, 'memberId' | 'rank'>): Promise<void> {
    const levels = await readLevels(settings);
    if (rank !== 0 && !levels.some((level) => level.rank === rank)) throw new Refusal('rank_unknown');
    const reached = await reachedBy(memberId);
    if (rank < reached) throw new Refusal('rank_reached', { params: { rank: reached } });
    if ((await member.ranks.of([memberId])).get(memberId) === rank) throw new Refusal('rank_held');
  }

  return {
    check: assertCan,
    /**
     * Sets the rank and notifies the member.
     * @throws Refusal `proposal_stale`, and as `check`
     */
    async correct({ id, memberId, rank, seenRank }: RankCorrection): Promise<void> {
      // Locked before the member, in the order of counting bets.
      await reachedBy(memberId);
      if ((await member.lock(memberId))?.rankLevel !== seenRank) throw new Refusal('proposal_stale');
      await assertCan({ memberId, rank });
      await member.ranks.set(memberId, rank);
      await inbox.notify({ memberId, reference: `vip-given-${id}`, topic: 'vip', texts: correctionMessage(rank) });
      live.publish(memberId, { type: 'rewards', what: 'vip' });
    },
  };
}

import type { RewardSource } from '@portal/shared/contract/rewards/rewards';
import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { assertClaimable } from './assert-claimable.ts';
import { type Grant, rewardGrants as rows } from './reward-grants.tables.ts';

/** Called once with rewards of its source that can no longer be claimed, in the transaction that ends them. */
type OnUnclaimed = (grants: readonly Grant[]) => Promise<void>;

/**
 * Ends rewards that were not claimed.
 * @param notify notifies the member of a change, after the commit
 */
export function createUnclaimedGrants(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  notify: (memberId: string) => void,
) {
  const { db } = database;
  const listeners: { source: RewardSource; listener: OnUnclaimed }[] = [];

  type Ending = Pick<Grant, 'state'> & Partial<Pick<Grant, 'declinedAt'>>;

  const end = (ending: Ending, which: SQL | undefined): Promise<Grant[]> =>
    database.transaction(async () => {
      const isMeant = and(eq(rows.state, 'claimable'), which);
      const ended = await db.update(rows).set(ending).where(isMeant).returning();
      for (const { source, listener } of listeners) {
        const own = ended.filter((grant) => grant.source === source);
        if (own.length > 0) await listener(own);
      }
      for (const memberId of new Set(ended.map((grant) => grant.memberId))) notify(memberId);
      return ended;
    });

  return {
    /** Registers what a source does with unclaimed rewards; who shares a source finds its own by their reference. */
    onUnclaimed(source: RewardSource, listener: OnUnclaimed): void {
      listeners.push({ source, listener });
    },
    /** Withdraws a reward that was not claimed; false when it was claimed or does not exist. */
    withdraw: async (memberId: string, source: RewardSource, reference: string): Promise<boolean> => {
      const isMeant = and(eq(rows.memberId, memberId), eq(rows.source, source), eq(rows.reference, reference));
      return (await end({ state: 'withdrawn' }, isMeant)).length > 0;
    },
    /**
     * Ends a locked reward as declined; a repeat changes nothing.
     * @throws Refusal as `assertClaimable`
     */
    async endDeclined(held: Grant): Promise<Grant> {
      if (held.declinedAt) return held;
      assertClaimable(held, clock.now());
      const [declined] = await end({ state: 'withdrawn', declinedAt: clock.now() }, eq(rows.id, held.id));
      if (!declined) throw new Error(`Reward ${held.id} was not held`);
      return declined;
    },
    /** Runs in a job: ends what was not claimed in time. */
    async expire(): Promise<void> {
      await end({ state: 'expired' }, lte(rows.expiresAt, clock.now()));
    },
  };
}

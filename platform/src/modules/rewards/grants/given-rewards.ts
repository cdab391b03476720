import type { RewardSource } from '@portal/shared/contract/rewards/rewards';
import { and, eq, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type Grant, rewardGrants as rows } from './reward-grants.tables.ts';

/** Reads what a source has given, for its module. */
export function createGivenRewards({ db }: Pick<Kernel, 'db'>) {
  const isOf = (memberId: string, source: RewardSource) => and(eq(rows.memberId, memberId), eq(rows.source, source));
  return {
    /** Returns what was given for a reference, if anything. */
    async find(memberId: string, source: RewardSource, reference: string): Promise<Grant | undefined> {
      const isMeant = and(isOf(memberId, source), eq(rows.reference, reference));
      return (await db.select().from(rows).where(isMeant))[0];
    },
    /** Reads rewards by id. */
    byIds: (ids: readonly string[]): Promise<Grant[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(rows)
            .where(inArray(rows.id, [...ids])),
    ofSource: (memberId: string, source: RewardSource): Promise<Grant[]> =>
      db.select().from(rows).where(isOf(memberId, source)),
  };
}

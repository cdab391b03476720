import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { Grant } from '../../grants/reward-grants.tables.ts';
import { promotionParticipations as rows, promotionUsage as totals } from '../promotions.tables.ts';
import { hasRoom, type PromotionTerms, type PromotionUsage } from './promotion-terms.rules.ts';

export const noUsage: PromotionUsage = { taken: 0, spentMinor: 0n };

/** Totals of what is taken of each promotion. */
export function createUsageStore({ db }: Kernel) {
  return {
    async all(): Promise<Map<string, PromotionUsage>> {
      return new Map((await db.select().from(totals)).map((usage) => [usage.promotionId, usage]));
    },
    /** Locks the totals until the transaction ends, so that concurrent members see what others took. */
    async lock(promotionId: string): Promise<PromotionUsage> {
      await db
        .insert(totals)
        .values({ promotionId, ...noUsage })
        .onConflictDoNothing();
      const [usage] = await db.select().from(totals).where(eq(totals.promotionId, promotionId)).for('update');
      return usage ?? noUsage;
    },
    /**
     * Takes a place and money from locked totals.
     * @throws Refusal `promotion_spent`
     */
    async take(promotionId: string, terms: PromotionTerms, usage: PromotionUsage, costMinor: bigint): Promise<void> {
      if (!hasRoom(terms, usage, costMinor)) throw new Refusal('promotion_spent');
      const change = { taken: sql`${totals.taken} + 1`, spentMinor: sql`${totals.spentMinor} + ${costMinor}` };
      await db.update(totals).set(change).where(eq(totals.promotionId, promotionId));
    },
    /** Returns the place and the money of unclaimed rewards, one promotion after the other. */
    async release(unclaimed: readonly Pick<Grant, 'reference' | 'amountMinor'>[]): Promise<void> {
      const ids = unclaimed.map(({ reference }) => reference);
      const { id, promotionId } = rows;
      const found = await db.select({ id, promotionId }).from(rows).where(inArray(id, ids)).orderBy(asc(promotionId));
      const amounts = new Map(unclaimed.map(({ reference, amountMinor }) => [reference, amountMinor]));
      for (const row of found) {
        const spentMinor = sql`${totals.spentMinor} - ${amounts.get(row.id) ?? 0n}`;
        const change = { taken: sql`${totals.taken} - 1`, spentMinor };
        await db.update(totals).set(change).where(eq(totals.promotionId, row.promotionId));
      }
    },
    /** Counts how often each raffle prize was drawn, by its amount (text). */
    async drawn(promotionId: string): Promise<Map<string, number>> {
      const found = await db
        .select({ amountMinor: rows.amountMinor, drawn: count() })
        .from(rows)
        .where(and(eq(rows.promotionId, promotionId), isNotNull(rows.amountMinor)))
        .groupBy(rows.amountMinor);
      return new Map(found.map(({ amountMinor, drawn }) => [amountFromMinor(amountMinor ?? 0n), drawn]));
    },
  };
}

export type UsageStore = ReturnType<typeof createUsageStore>;

import { amountFromMinor } from '@portal/shared/contract/amounts';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Grant } from '../grants/reward-grants.tables.ts';
import { type Book, hasRoom, type PromotionTerms } from './promotion-terms.rules.ts';
import { promotionBooks as books, promotionParticipations as rows } from './promotions.tables.ts';

export const emptyBook: Book = { taken: 0, spentMinor: 0n };

/** How much of each promotion is taken. */
export function createPromotionBooks({ db }: Kernel) {
  return {
    async all(): Promise<Map<string, Book>> {
      return new Map((await db.select().from(books)).map((book) => [book.promotionId, book]));
    },
    /** Held to the end of the transaction: of several at once for the last place each sees what the one before took. */
    async lock(promotionId: string): Promise<Book> {
      await db
        .insert(books)
        .values({ promotionId, ...emptyBook })
        .onConflictDoNothing();
      const [book] = await db.select().from(books).where(eq(books.promotionId, promotionId)).for('update');
      return book ?? emptyBook;
    },
    /** Takes a place and so much money, of a book that is held. @throws Refusal `promotion_spent` */
    async take(promotionId: string, terms: PromotionTerms, book: Book, costMinor: bigint): Promise<void> {
      if (!hasRoom(terms, book, costMinor)) throw new Refusal('promotion_spent');
      const change = { taken: sql`${books.taken} + 1`, spentMinor: sql`${books.spentMinor} + ${costMinor}` };
      await db.update(books).set(change).where(eq(books.promotionId, promotionId));
    },
    /** Gives back a place and the money of each of these rewards, which nobody has claimed; their books one after the other. */
    async giveBack(unclaimed: readonly Pick<Grant, 'reference' | 'amountMinor'>[]): Promise<void> {
      const ids = unclaimed.map(({ reference }) => reference);
      const { id, promotionId } = rows;
      const found = await db.select({ id, promotionId }).from(rows).where(inArray(id, ids)).orderBy(asc(promotionId));
      const amounts = new Map(unclaimed.map(({ reference, amountMinor }) => [reference, amountMinor]));
      for (const row of found) {
        const spentMinor = sql`${books.spentMinor} - ${amounts.get(row.id) ?? 0n}`;
        const change = { taken: sql`${books.taken} - 1`, spentMinor };
        await db.update(books).set(change).where(eq(books.promotionId, row.promotionId));
      }
    },
    /** How often each prize of a raffle was drawn, by its amount (text). */
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

export type PromotionBooks = ReturnType<typeof createPromotionBooks>;

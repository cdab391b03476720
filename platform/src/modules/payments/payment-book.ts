import { and, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { deposits, holdsPayment, depositNotices as notices } from './deposits.tables.ts';
import { type PaymentLine, paymentLines } from './payment-book.rules.ts';

interface Period {
  start: Date;
  /** Not included. */
  end: Date;
}

/** What the house has of a provider's payments: what callbacks told, and what deposits have booked. */
export function createPaymentBook({ db }: Pick<Kernel, 'db'>) {
  const isIn = (at: typeof notices.at | typeof deposits.changedAt, { start, end }: Period) =>
    and(gte(at, start), lt(at, end));

  async function known(provider: string, paymentIds: readonly string[]): Promise<PaymentLine[]> {
    if (paymentIds.length === 0) return [];
    const ids = [...paymentIds];
    const isTold = and(eq(notices.provider, provider), inArray(notices.paymentId, ids));
    const told = await db.select().from(notices).where(isTold).orderBy(notices.id);
    return paymentLines(told, await db.select().from(deposits).where(holdsPayment(provider, ids)));
  }

  return {
    /** Of these payments those that are known here, of whatever day. */
    known,
    /** Payments that the house heard of first in a period, or that a deposit has booked without a word of the provider. */
    async between(provider: string, period: Period): Promise<PaymentLine[]> {
      const told = await db
        .selectDistinct({ paymentId: notices.paymentId })
        .from(notices)
        .where(and(eq(notices.provider, provider), isIn(notices.at, period)));
      const booked = await db
        .select({ paymentId: deposits.paymentReference })
        .from(deposits)
        .where(
          and(eq(deposits.provider, provider), isNotNull(deposits.paymentReference), isIn(deposits.changedAt, period)),
        );
      const ids = new Set([...told, ...booked].flatMap(({ paymentId }) => paymentId ?? []));
      const lines = await known(provider, [...ids]);
      return lines.filter(({ at }) => at >= period.start && at < period.end);
    },
  };
}

export type PaymentBook = ReturnType<typeof createPaymentBook>;

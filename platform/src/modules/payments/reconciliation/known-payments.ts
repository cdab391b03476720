import { and, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { deposits, holdsPayment, paymentReports as reports } from '../deposits/deposits.tables.ts';
import { type PaymentLine, paymentLines } from './known-payments.rules.ts';

interface Period {
  start: Date;
  /** Exclusive. */
  end: Date;
}

/** Our records of a provider's payments: reported by callbacks, and booked by deposits. */
export function createKnownPayments({ db }: Pick<Kernel, 'db'>) {
  const isIn = (at: typeof reports.at | typeof deposits.changedAt, { start, end }: Period) =>
    and(gte(at, start), lt(at, end));

  async function known(provider: string, paymentIds: readonly string[]): Promise<PaymentLine[]> {
    if (paymentIds.length === 0) return [];
    const ids = [...paymentIds];
    const isReported = and(eq(reports.provider, provider), inArray(reports.paymentId, ids));
    const reported = await db.select().from(reports).where(isReported).orderBy(reports.id);
    return paymentLines(reported, await db.select().from(deposits).where(holdsPayment(provider, ids)));
  }

  return {
    /** Returns those of these payments that are known here, of any day. */
    known,
    /** Lists payments first heard of in a period, or booked by a deposit without a report of the provider. */
    async between(provider: string, period: Period): Promise<PaymentLine[]> {
      const reported = await db
        .selectDistinct({ paymentId: reports.paymentId })
        .from(reports)
        .where(and(eq(reports.provider, provider), isIn(reports.at, period)));
      const booked = await db
        .select({ paymentId: deposits.paymentReference })
        .from(deposits)
        .where(
          and(eq(deposits.provider, provider), isNotNull(deposits.paymentReference), isIn(deposits.changedAt, period)),
        );
      const ids = new Set([...reported, ...booked].flatMap(({ paymentId }) => paymentId ?? []));
      const lines = await known(provider, [...ids]);
      return lines.filter(({ at }) => at >= period.start && at < period.end);
    },
  };
}

export type KnownPayments = ReturnType<typeof createKnownPayments>;

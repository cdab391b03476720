import type { RewardSource } from '@portal/shared/contract/rewards/rewards';
import { and, count, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Page } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type Grant, rewardGrants as rows } from './reward-grants.tables.ts';

interface BonusFilter {
  /** Selected by claim time. */
  period: { start: Date; end: Date };
  source?: RewardSource | undefined;
}

/** Rows per batch of an export. */
const rowsAtOnce = 500;

/** Reads paid money rewards for the bonus details. */
export function createBonusReads({ db }: Kernel) {
  const arePaid = (memberId: string, { period, source }: BonusFilter) =>
    and(
      ...[eq(rows.memberId, memberId), eq(rows.state, 'claimed'), gt(rows.amountMinor, 0n)],
      ...[gte(rows.claimedAt, period.start), lt(rows.claimedAt, period.end)],
      source && eq(rows.source, source),
    );

  const paidRows = (memberId: string, filter: BonusFilter, { pageNo, pageSize }: Page) =>
    db
      .select()
      .from(rows)
      .where(arePaid(memberId, filter))
      .orderBy(desc(rows.claimedAt), desc(rows.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);

  return {
    /** Reads a page of a period, newest first; sums cover all pages. */
    async bonuses(memberId: string, filter: BonusFilter, page: Page) {
      const list = await paidRows(memberId, filter, page);
      const sum = sql<string>`sum(${rows.amountMinor})::text`;
      const found = await db
        .select({ source: rows.source, bonuses: count(), sum })
        .from(rows)
        .where(arePaid(memberId, filter))
        .groupBy(rows.source);
      const bySource = found
        .map(({ sum: amount, ...each }) => ({ ...each, amountMinor: BigInt(amount) }))
        .sort((one, other) => Number(other.amountMinor - one.amountMinor));
      const bonuses = bySource.reduce((all, each) => all + each.bonuses, 0);
      const amountMinor = bySource.reduce((all, each) => all + each.amountMinor, 0n);
      return { list, totalPages: Math.ceil(bonuses / page.pageSize), bonuses, amountMinor, bySource };
    },

    countBonuses: (memberId: string, filter: BonusFilter): Promise<number> =>
      db.$count(rows, arePaid(memberId, filter)),

    /** Streams all of them for an export, in batches. */
    async *allBonuses(memberId: string, filter: BonusFilter): AsyncGenerator<Grant[]> {
      for (let pageNo = 1; ; pageNo += 1) {
        const list = await paidRows(memberId, filter, { pageNo, pageSize: rowsAtOnce });
        if (list.length > 0) yield list;
        if (list.length < rowsAtOnce) return;
      }
    },
  };
}

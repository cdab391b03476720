import type { RewardSource, RewardState } from '@portal/shared/contract/rewards/reward-calls';
import { and, count, desc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rewardGrants as rows } from './reward-grants.tables.ts';

interface BonusQuery {
  period: { start: Date; end: Date };
  source?: RewardSource | undefined;
  pageNo: number;
  pageSize: number;
}

/** What the reward centre and the bonus details show. */
export function createGrantReads({ db, clock }: Kernel) {
  const isClaimable = (memberId: string) =>
    and(
      eq(rows.memberId, memberId),
      eq(rows.state, 'claimable'),
      or(isNull(rows.expiresAt), gt(rows.expiresAt, clock.now())),
    );

  return {
    /** Rewards that wait to be claimed: the red count of the reward centre. */
    countClaimable: (memberId: string): Promise<number> => db.$count(rows, isClaimable(memberId)),
    /** Newest first; `pageNo` from 1. */
    async page(
      memberId: string,
      { state, pageNo, pageSize }: { state?: RewardState; pageNo: number; pageSize: number },
    ) {
      const asked = state === 'claimable' ? isClaimable(memberId) : and(eq(rows.memberId, memberId), stateIs(state));
      const list = await db
        .select()
        .from(rows)
        .where(asked)
        .orderBy(desc(rows.createdAt), desc(rows.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      return { list, totalPages: Math.ceil((await db.$count(rows, asked)) / pageSize) };
    },
    /** Rewards in money that were paid in a period, the newest first; count and sum are of all pages. */
    async bonuses(memberId: string, { period, source, pageNo, pageSize }: BonusQuery) {
      const asked = and(
        ...[eq(rows.memberId, memberId), eq(rows.state, 'claimed'), gt(rows.amountMinor, 0n)],
        ...[gte(rows.claimedAt, period.start), lt(rows.claimedAt, period.end)],
        source && eq(rows.source, source),
      );
      const list = await db
        .select()
        .from(rows)
        .where(asked)
        .orderBy(desc(rows.claimedAt), desc(rows.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const sum = sql<string>`coalesce(sum(${rows.amountMinor}), 0)::text`;
      const [all] = await db.select({ bonuses: count(), sum }).from(rows).where(asked);
      const bonuses = all?.bonuses ?? 0;
      return { list, totalPages: Math.ceil(bonuses / pageSize), bonuses, amountMinor: BigInt(all?.sum ?? 0) };
    },
  };
}

const stateIs = (state: RewardState | undefined) => (state ? eq(rows.state, state) : undefined);

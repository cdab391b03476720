import type { RewardState } from '@portal/shared/contract/rewards/reward-calls';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rewardGrants as rows } from './reward-grants.tables.ts';

/** What the reward centre shows. */
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
  };
}

const stateIs = (state: RewardState | undefined) => (state ? eq(rows.state, state) : undefined);

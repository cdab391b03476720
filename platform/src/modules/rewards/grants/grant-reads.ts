import type { RewardList } from '@portal/shared/contract/rewards/rewards';
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { type Page, readPage } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { createBonusReads } from './bonus-reads.ts';
import { rewardGrants as rows } from './reward-grants.tables.ts';

interface GrantQuery extends Page {
  state?: RewardList;
}

/** Reads rewards for the reward centre and the bonus details. */
export function createGrantReads(kernel: Kernel) {
  const { db, clock } = kernel;
  const isClaimable = (memberId: string) =>
    and(
      eq(rows.memberId, memberId),
      eq(rows.state, 'claimable'),
      or(isNull(rows.expiresAt), gt(rows.expiresAt, clock.now())),
    );

  /** A reward is over from its expiry on, even before the job has updated it. */
  const hasEnded = () => and(eq(rows.state, 'claimable'), lte(rows.expiresAt, clock.now()));

  function isIn(memberId: string, list: RewardList | undefined): SQL | undefined {
    const isOwn = eq(rows.memberId, memberId);
    if (!list) return isOwn;
    if (list === 'claimable') return isClaimable(memberId);
    if (list === 'claimed' || list === 'withdrawn') return and(isOwn, eq(rows.state, list));
    const written = list === 'over' ? inArray(rows.state, ['expired', 'withdrawn']) : eq(rows.state, 'expired');
    return and(isOwn, or(written, hasEnded()));
  }

  return {
    ...createBonusReads(kernel),

    /** Counts claimable rewards: the badge of the reward centre. */
    countClaimable: (memberId: string): Promise<number> => db.$count(rows, isClaimable(memberId)),

    /** Newest first; `pageNo` from 1. */
    page: (memberId: string, { state, ...page }: GrantQuery) =>
      readPage(db, rows, { where: isIn(memberId, state), orderBy: [desc(rows.createdAt), desc(rows.id)], ...page }),
  };
}

import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { lockOpenMember } from '../../accounts/index.ts';
import type { RewardDeps } from '../reward-deps.ts';
import { type Grant, rewardGrants as rows } from './reward-grants.tables.ts';

/**
 * Locks the member's own reward until the transaction ends.
 * @throws Refusal `reward_not_found`
 */
export async function lockOwnGrant(db: Database['db'], memberId: string, id: string): Promise<Grant> {
  const isOwn = and(eq(rows.id, id), eq(rows.memberId, memberId));
  const [found] = await db.select().from(rows).where(isOwn).for('update');
  if (!found) throw new Refusal('reward_not_found');
  return found;
}

/**
 * Lets members decline rewards.
 * @param endDeclined ends a locked reward
 */
export function createDeclinedGrants(
  { database }: { database: Database },
  { member }: Pick<RewardDeps, 'member'>,
  endDeclined: (held: Grant) => Promise<Grant>,
) {
  return {
    /**
     * Declines a reward: it pays nothing and is not given again. A repeat returns the same answer.
     * @throws Refusal `reward_not_found`, `reward_claimed`, `reward_expired`, `reward_withdrawn`, `account_closed`
     */
    decline: (memberId: string, id: string): Promise<Grant> =>
      database.transaction(async () => {
        await lockOpenMember(member, memberId);
        return endDeclined(await lockOwnGrant(database.db, memberId, id));
      }),
  };
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { holdOpenMember } from '../../member/index.ts';
import type { RewardDeps } from '../reward-deps.ts';
import { type Grant, rewardGrants as rows } from './reward-grants.tables.ts';

/** Held to the end of the transaction. @throws Refusal `reward_not_found` */
export async function lockOwnGrant(db: Database['db'], memberId: string, id: string): Promise<Grant> {
  const isOwn = and(eq(rows.id, id), eq(rows.memberId, memberId));
  const [found] = await db.select().from(rows).where(isOwn).for('update');
  if (!found) throw new Refusal('reward_not_found');
  return found;
}

/** Rewards that their members do not want. @param endDeclined of a reward that is held */
export function createDeclinedGrants(
  { database }: { database: Database },
  { member }: Pick<RewardDeps, 'member'>,
  endDeclined: (held: Grant) => Promise<Grant>,
) {
  return {
    /**
     * Ends a reward by the word of its member: it pays nothing and is not given again. A repeat gives the same answer.
     * @throws Refusal `reward_not_found`, `reward_claimed`, `reward_expired`, `reward_withdrawn`, `account_closed`
     */
    decline: (memberId: string, id: string): Promise<Grant> =>
      database.transaction(async () => {
        await holdOpenMember(member, memberId);
        return endDeclined(await lockOwnGrant(database.db, memberId, id));
      }),
  };
}

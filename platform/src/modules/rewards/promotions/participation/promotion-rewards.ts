import { and, eq, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { type Grant, rewardGrants as rows } from '../../grants/reward-grants.tables.ts';

/** Reads a member's rewards from promotions, by participation; unclaimed ones past their time are expired. */
export async function promotionRewards(
  { db, clock }: Kernel,
  memberId: string,
  participationIds: readonly string[],
): Promise<Map<string, Grant>> {
  if (participationIds.length === 0) return new Map();
  const isMeant = and(
    eq(rows.memberId, memberId),
    inArray(rows.source, ['promotion', 'raffle']),
    inArray(rows.reference, [...participationIds]),
  );
  const now = clock.now();
  const found = await db.select().from(rows).where(isMeant);
  const isExpired = ({ state, expiresAt }: Grant) => state === 'claimable' && expiresAt !== null && expiresAt <= now;
  return new Map(found.map((grant) => [grant.reference, isExpired(grant) ? { ...grant, state: 'expired' } : grant]));
}

import { and, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { bonusHolds as holds, turnoverRequirements as rows } from '../payments.tables.ts';

/**
 * Condition on requirements with their holds (left join): not met yet, and for a reward some of it or its winnings
 * remains, in the wallets or in open rounds. A lost bonus requires no bets.
 */
export const isUnmetRequirement = and(
  lt(rows.betMinor, rows.requiredMinor),
  or(isNull(holds.requirementId), gt(sql`${holds.heldMinor} + ${holds.stakedMinor}`, 0n)),
);

import { and, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { bonusHolds as holds, turnoverRequirements as rows } from './payments.tables.ts';

/**
 * Of requirements with their holds (left join): not met yet, and of a reward something is left of it or of what was won with
 * it, in the wallets or on the table. A bonus that is lost asks for no bets.
 */
export const isStillToBet = and(
  lt(rows.betMinor, rows.requiredMinor),
  or(isNull(holds.requirementId), gt(sql`${holds.heldMinor} + ${holds.stakedMinor}`, 0n)),
);

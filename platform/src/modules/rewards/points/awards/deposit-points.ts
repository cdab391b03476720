import { and, eq, sql } from 'drizzle-orm';
import type { DepositCredited } from '../../../payments/index.ts';
import { between } from '../../../wallet/index.ts';
import { housePoints, pointsOf } from '../point-accounts.ts';
import { pointProgress, pointRounds } from '../points.tables.ts';
import { type PointsDeps, publishPoints } from '../points-deps.ts';
import { pointsFor } from './points.rules.ts';

/** Gives the points of a deposit, once, in the caller's transaction. `depositPerPointMinor` is above zero. */
export async function awardDeposit(
  { kernel, wallet }: PointsDeps,
  { reference, memberId, amountMinor }: DepositCredited,
  depositPerPointMinor: bigint,
): Promise<void> {
  const { db } = kernel;
  const round = { roundId: `deposit:${reference}`, memberId };
  const added = await db.insert(pointRounds).values(round).onConflictDoNothing().returning();
  if (added.length === 0) return;
  const kind = 'deposit';
  await db.insert(pointProgress).values({ memberId, kind, points: 0, restMinor: 0n }).onConflictDoNothing();
  const isRow = and(eq(pointProgress.memberId, memberId), eq(pointProgress.kind, kind));
  const [row] = await db.select().from(pointProgress).where(isRow).for('update');
  const { points, restMinor } = pointsFor(BigInt(amountMinor), row?.restMinor ?? 0n, depositPerPointMinor);
  await db
    .update(pointProgress)
    .set({ points: sql`${pointProgress.points} + ${points}`, restMinor })
    .where(isRow);
  if (points === 0n) return;
  const legs = between(housePoints, pointsOf(memberId), points);
  const movement = { source: 'points', reference: round.roundId, kind: 'points_earned', meta: { points: kind } };
  await wallet.post({ ...movement, legs });
  publishPoints(kernel, memberId);
}

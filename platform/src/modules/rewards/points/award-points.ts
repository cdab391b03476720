import { and, eq } from 'drizzle-orm';
import { type BetSettled, freshBets } from '../../../kernel/events/bet-settled.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { between, houseAccount, memberAccount, type Wallet } from '../../wallet/index.ts';
import { type PointKind, pointKindOf, pointsFor } from './points.rules.ts';
import { pointProgress, pointRounds } from './points.tables.ts';

// Bounded by the number of parameters a statement may have.
const rowsAtOnce = 1000;

interface Deps {
  kernel: Kernel;
  wallet: Wallet;
}

/** Gives the points of settled bets; a round that has been counted before is passed over. */
export async function awardPoints(deps: Deps, bets: readonly BetSettled[], stakePerPointMinor: bigint): Promise<void> {
  for (let start = 0; start < bets.length; start += rowsAtOnce) {
    const some = bets.slice(start, start + rowsAtOnce);
    await deps.kernel.database.transaction(() => awardSome(deps, some, stakePerPointMinor));
  }
}

async function awardSome(deps: Deps, bets: readonly BetSettled[], stakePerPointMinor: bigint): Promise<void> {
  const rows = bets.map(({ roundId, memberId }) => ({ roundId, memberId }));
  const { roundId } = pointRounds;
  const added = await deps.kernel.db.insert(pointRounds).values(rows).onConflictDoNothing().returning({ roundId });
  const fresh = freshBets(
    bets,
    added.map((row) => row.roundId),
  );
  for (const share of sharesOf(fresh)) {
    await addShare(deps, share, stakePerPointMinor);
  }
}

interface Share {
  memberId: string;
  kind: PointKind;
  stakeMinor: bigint;
  /** Names the movement: no other share can begin with the same round. */
  firstRoundId: string;
}

/** One share per member and kind, sorted so that two processes lock in the same order. */
function sharesOf(bets: readonly BetSettled[]): Share[] {
  const shares = new Map<string, Share>();
  for (const { memberId, gameType, stakeMinor, roundId } of bets) {
    const kind = pointKindOf(gameType);
    const known = shares.get(`${memberId} ${kind}`);
    if (known) known.stakeMinor += BigInt(stakeMinor);
    else shares.set(`${memberId} ${kind}`, { memberId, kind, stakeMinor: BigInt(stakeMinor), firstRoundId: roundId });
  }
  return [...shares.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, share]) => share);
}

async function addShare({ kernel: { db }, wallet }: Deps, share: Share, stakePerPointMinor: bigint): Promise<void> {
  const { memberId, kind } = share;
  await db.insert(pointProgress).values({ memberId, kind, points: 0, restMinor: 0n }).onConflictDoNothing();
  const isRow = and(eq(pointProgress.memberId, memberId), eq(pointProgress.kind, kind));
  const [row] = await db.select().from(pointProgress).where(isRow).for('update');
  const earned = pointsFor(share.stakeMinor, row?.restMinor ?? 0n, stakePerPointMinor);
  const points = (row?.points ?? 0) + Number(earned.points);
  await db.update(pointProgress).set({ points, restMinor: earned.restMinor }).where(isRow);
  if (earned.points === 0n) return;
  await wallet.post({
    source: 'points',
    reference: share.firstRoundId,
    kind: 'points_earned',
    legs: between(houseAccount('points', 'points'), memberAccount(memberId, 'points'), earned.points),
  });
}

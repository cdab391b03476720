import { asc, inArray, sql } from 'drizzle-orm';
import { rowsAsJson } from '../../../../kernel/database/rows-as-json.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { MemberModule } from '../../../accounts/index.ts';
import { type BetSettled, freshBets } from '../../../games/index.ts';
import { between, type Wallet } from '../../../wallet/index.ts';
import { withoutTrials } from '../../without-trials.ts';
import { housePoints, pointsOf } from '../point-accounts.ts';
import { pointProgress, pointRounds } from '../points.tables.ts';
import { publishPoints } from '../points-deps.ts';
import { type PointKind, pointKindOf, pointsFor } from './points.rules.ts';

// Limited by the number of parameters in a statement.
const rowsAtOnce = 1000;

interface Deps {
  kernel: Kernel;
  wallet: Wallet;
  member: Pick<MemberModule, 'trials'>;
}

/** Gives the points of settled bets, none to trial accounts; rounds already counted are skipped. */
export async function awardPoints(deps: Deps, bets: readonly BetSettled[], stakePerPointMinor: bigint): Promise<void> {
  for (let start = 0; start < bets.length; start += rowsAtOnce) {
    const some = bets.slice(start, start + rowsAtOnce);
    await deps.kernel.database.transaction(() => awardSome(deps, some, stakePerPointMinor));
  }
}

async function awardSome(deps: Deps, bets: readonly BetSettled[], stakePerPointMinor: bigint): Promise<void> {
  const counting = await withoutTrials(deps.member, bets);
  if (counting.length === 0) return;
  const rows = counting.map(({ roundId, memberId }) => ({ roundId, memberId }));
  const { roundId } = pointRounds;
  const added = await deps.kernel.db
    .insert(pointRounds)
    .select(rowsAsJson(pointRounds, rows))
    .onConflictDoNothing()
    .returning({ roundId });
  const fresh = freshBets(
    counting,
    added.map((row) => row.roundId),
  );
  const shares = sharesOf(fresh);
  if (shares.length > 0) await addShares(deps, shares, stakePerPointMinor);
}

interface Share {
  memberId: string;
  kind: PointKind;
  stakeMinor: bigint;
  /** Identifies the movement: no other share can begin with the same round. */
  firstRoundId: string;
  /** When the last of its rounds was settled, so that past bets earn in the past. */
  at: Date;
}

/** Sums one share per member and kind, sorted so that two processes lock in the same order. */
function sharesOf(bets: readonly BetSettled[]): Share[] {
  const shares = new Map<string, Share>();
  for (const { memberId, gameType, stakeMinor, roundId, settledAt } of bets) {
    const kind = pointKindOf(gameType);
    const name = `${memberId} ${kind}`;
    const at = new Date(settledAt);
    const share = shares.get(name) ?? { memberId, kind, stakeMinor: 0n, firstRoundId: roundId, at };
    const isLater = at > share.at;
    shares.set(name, { ...share, stakeMinor: share.stakeMinor + BigInt(stakeMinor), at: isLater ? at : share.at });
  }
  return [...shares.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, share]) => share);
}

/** Reads and locks the members' progress until the transaction ends, by member and kind. */
async function lockProgress(db: Kernel['db'], shares: readonly Share[]) {
  const members = [...new Set(shares.map(({ memberId }) => memberId))];
  await db
    .insert(pointProgress)
    .values(shares.map(({ memberId, kind }) => ({ memberId, kind, points: 0, restMinor: 0n })))
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(pointProgress)
    .where(inArray(pointProgress.memberId, members))
    .orderBy(asc(pointProgress.memberId), asc(pointProgress.kind))
    .for('update');
  return new Map(rows.map((row) => [`${row.memberId} ${row.kind}`, row]));
}

async function addShares({ kernel, wallet }: Deps, shares: readonly Share[], stakePerPointMinor: bigint) {
  const { db } = kernel;
  const progress = await lockProgress(db, shares);
  const earned = shares.map(({ memberId, kind, stakeMinor, firstRoundId, at }) => {
    const row = progress.get(`${memberId} ${kind}`);
    return {
      memberId,
      kind,
      firstRoundId,
      at,
      before: row?.points ?? 0,
      ...pointsFor(stakeMinor, row?.restMinor ?? 0n, stakePerPointMinor),
    };
  });
  await db
    .insert(pointProgress)
    .values(earned.map(({ before, points, at: _, ...row }) => ({ ...row, points: before + Number(points) })))
    .onConflictDoUpdate({
      target: [pointProgress.memberId, pointProgress.kind],
      set: { points: sql`excluded.points`, restMinor: sql`excluded.rest_minor` },
    });
  const given = earned.filter(({ points }) => points > 0n);
  await wallet.postAll(
    given.map(({ memberId, firstRoundId, points, kind, at }) => ({
      source: 'points',
      reference: firstRoundId,
      kind: 'points_earned',
      meta: { points: kind },
      at,
      legs: between(housePoints, pointsOf(memberId), points),
    })),
  );
  for (const memberId of new Set(given.map((share) => share.memberId))) publishPoints(kernel, memberId);
}

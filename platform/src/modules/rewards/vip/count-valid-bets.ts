import { asc, inArray, sql } from 'drizzle-orm';
import { rowsAsJson } from '../../../kernel/database/rows-as-json.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type BetSettled, freshBets } from '../../games/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { withoutTrials } from '../without-trials.ts';
import { type DayStake, rankByDay, rankFor } from './levels.rules.ts';
import { validRounds, vipMonths, vipProgress } from './vip.tables.ts';
import { readLevels } from './vip-terms.ts';

/** How valid bets changed a member. */
export interface CountedMember {
  memberId: string;
  /** Highest level reached by bets, before and now. */
  reachedBefore: number;
  reached: number;
  /** The rank at the end of each counted day. */
  rankByDay: ReadonlyMap<string, number>;
}

export interface Counted {
  fresh: BetSettled[];
  members: CountedMember[];
}

/**
 * Counts settled bets as valid bets, each round once: in total, by month, and for the rank, which only rises. Trial
 * accounts are left out, because they have no rank. In the caller's transaction.
 */
export async function countValidBets(
  { db }: Pick<Kernel, 'db'>,
  { settings, member }: Pick<RewardKindDeps, 'settings' | 'member'>,
  bets: readonly BetSettled[],
): Promise<Counted> {
  const fresh = await recordRounds(db, member, bets);
  if (fresh.length === 0) return { fresh, members: [] };
  const stakes = stakesOf(fresh);
  const memberIds = [...stakes.keys()];
  const levels = await readLevels(settings);
  const held = await heldProgress(db, memberIds);
  const ranks = await member.ranks.of(memberIds);
  const counted = memberIds.map((memberId) => {
    const days = stakes.get(memberId) ?? [];
    const before = held.get(memberId) ?? { validMinor: 0n, reachedRank: 0 };
    const validMinor = days.reduce((sum, { stakeMinor }) => sum + stakeMinor, before.validMinor);
    const reached = Math.max(before.reachedRank, rankFor(levels, validMinor));
    const rank = Math.max(ranks.get(memberId) ?? 0, before.reachedRank);
    const byDay = rankByDay(levels, { rank, validMinor: before.validMinor }, days);
    return { memberId, validMinor, reachedBefore: before.reachedRank, reached, rankByDay: byDay };
  });
  const rows = counted.map(({ memberId, validMinor, reached }) => ({ memberId, validMinor, reachedRank: reached }));
  await storeProgress(db, rows);
  await addMonths(db, stakes);
  for (const { memberId, reached } of counted)
    if (reached > (ranks.get(memberId) ?? 0)) await member.ranks.raise(memberId, reached);
  return { fresh, members: counted };
}

type Db = Kernel['db'];

async function recordRounds(
  db: Db,
  member: RewardKindDeps['member'],
  bets: readonly BetSettled[],
): Promise<BetSettled[]> {
  const counting = await withoutTrials(member, bets);
  if (counting.length === 0) return [];
  const { roundId } = validRounds;
  const rows = counting.map(({ roundId: id, memberId }) => ({ roundId: id, memberId }));
  const added = await db
    .insert(validRounds)
    .select(rowsAsJson(validRounds, rows))
    .onConflictDoNothing()
    .returning({ roundId });
  return freshBets(
    counting,
    added.map((row) => row.roundId),
  );
}

/** Sums stakes by member and day; members sorted, so that two processes lock in the same order. */
function stakesOf(bets: readonly BetSettled[]): Map<string, DayStake[]> {
  const days = new Map<string, Map<string, DayStake>>();
  for (const { memberId, day, stakeMinor } of bets) {
    const own = days.get(memberId) ?? new Map<string, DayStake>();
    own.set(day, { day, stakeMinor: (own.get(day)?.stakeMinor ?? 0n) + BigInt(stakeMinor) });
    days.set(memberId, own);
  }
  const sorted = [...days].sort(([left], [right]) => (left < right ? -1 : 1));
  return new Map(sorted.map(([memberId, own]) => [memberId, [...own.values()]]));
}

/** Reads and locks the members' progress until the transaction ends. */
async function heldProgress(db: Db, memberIds: readonly string[]) {
  const none = memberIds.map((memberId) => ({ memberId, validMinor: 0n, reachedRank: 0 }));
  await db.insert(vipProgress).values(none).onConflictDoNothing();
  const rows = await db
    .select()
    .from(vipProgress)
    .where(inArray(vipProgress.memberId, [...memberIds]))
    .orderBy(asc(vipProgress.memberId))
    .for('update');
  return new Map(rows.map((row) => [row.memberId, row]));
}

async function storeProgress(db: Db, rows: (typeof vipProgress.$inferInsert)[]): Promise<void> {
  const set = { validMinor: sql`excluded.valid_minor`, reachedRank: sql`excluded.reached_rank` };
  await db.insert(vipProgress).values(rows).onConflictDoUpdate({ target: vipProgress.memberId, set });
}

async function addMonths(db: Db, stakes: ReadonlyMap<string, readonly DayStake[]>): Promise<void> {
  const rows = [...stakes].flatMap(([memberId, days]) => {
    const months = new Map<string, bigint>();
    for (const { day, stakeMinor } of days) {
      const month = day.slice(0, 7);
      months.set(month, (months.get(month) ?? 0n) + stakeMinor);
    }
    return [...months].sort().map(([month, validMinor]) => ({ month, memberId, validMinor }));
  });
  await db
    .insert(vipMonths)
    .values(rows)
    .onConflictDoUpdate({
      target: [vipMonths.month, vipMonths.memberId],
      set: { validMinor: sql`${vipMonths.validMinor} + excluded.valid_minor` },
    });
}

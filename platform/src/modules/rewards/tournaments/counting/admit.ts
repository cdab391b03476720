import { and, count, eq, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';
import { obstacleOf } from '../tournament.rules.ts';
import { tournamentEntries as rows, type TournamentRow } from '../tournaments.tables.ts';

/** Counts the members who take part. */
export async function playersOf(
  { db }: Pick<Kernel, 'db'>,
  tournamentIds: readonly string[],
): Promise<Map<string, number>> {
  if (tournamentIds.length === 0) return new Map();
  const counted = await db
    .select({ id: rows.tournamentId, players: count() })
    .from(rows)
    .where(inArray(rows.tournamentId, [...tournamentIds]))
    .groupBy(rows.tournamentId);
  return new Map(counted.map(({ id, players }) => [id, players]));
}

/**
 * Adds members to a tournament whose row is locked, in this order while there are places, and returns who takes part
 * now.
 */
export async function admit(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  { member }: Pick<RewardKindDeps, 'member'>,
  { id, terms }: Pick<TournamentRow, 'id' | 'terms'>,
  memberIds: readonly string[],
): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set();
  const { db, clock } = kernel;
  const isOf = and(eq(rows.tournamentId, id), inArray(rows.memberId, [...memberIds]));
  const takingPart = new Set(
    (await db.select({ memberId: rows.memberId }).from(rows).where(isOf)).map((row) => row.memberId),
  );
  const others = memberIds.filter((memberId) => !takingPart.has(memberId));
  if (others.length === 0) return takingPart;
  const ranks = await member.ranks.of(others);
  let players = (await playersOf(kernel, [id])).get(id) ?? 0;
  const added = others.filter((memberId) => {
    const isAdmitted = obstacleOf(terms, { rank: ranks.get(memberId) ?? 0, players }) === undefined;
    if (isAdmitted) players += 1;
    return isAdmitted;
  });
  if (added.length > 0)
    await db.insert(rows).values(added.map((memberId) => ({ tournamentId: id, memberId, joinedAt: clock.now() })));
  return new Set([...takingPart, ...added]);
}

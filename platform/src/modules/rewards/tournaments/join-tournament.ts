import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { lockOpenMember } from '../../accounts/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { playersOf } from './counting/admit.ts';
import { obstacleOf } from './tournament.rules.ts';
import { tournamentEntries as entries, tournaments as rows, type TournamentRow } from './tournaments.tables.ts';

/**
 * Adds a member to a tournament, before its start or while it runs; a repeat changes nothing.
 * @throws Refusal `tournament_not_found`, `tournament_cancelled`, `tournament_over`, `tournament_rank`,
 * `tournament_full`, `account_closed`
 */
export function joinTournament(
  kernel: Kernel,
  { member }: Pick<RewardKindDeps, 'member'>,
  { memberId, id }: { memberId: string; id: string },
): Promise<void> {
  const { database, db, clock, live } = kernel;
  const isMeant = eq(rows.id, id);
  return database.transaction(async () => {
    // Before the member is locked: who closes a tournament has it locked and waits for its members.
    assertOpen((await db.select().from(rows).where(isMeant))[0], clock.now());
    const { rankLevel } = await lockOpenMember(member, memberId);
    const { terms } = assertOpen((await db.select().from(rows).where(isMeant).for('update'))[0], clock.now());
    const isOwn = and(eq(entries.tournamentId, id), eq(entries.memberId, memberId));
    if ((await db.$count(entries, isOwn)) > 0) return;
    const players = (await playersOf(kernel, [id])).get(id) ?? 0;
    const obstacle = obstacleOf(terms, { rank: rankLevel, players });
    if (obstacle) throw new Refusal(obstacle);
    await db.insert(entries).values({ tournamentId: id, memberId, joinedAt: clock.now() });
    live.publish(memberId, { type: 'rewards', what: 'tournaments' });
  });
}

function assertOpen(row: TournamentRow | undefined, now: Date): TournamentRow {
  if (!row) throw new Refusal('tournament_not_found');
  if (row.cancelledAt) throw new Refusal('tournament_cancelled');
  if (row.closedAt || row.endsAt <= now) throw new Refusal('tournament_over');
  return row;
}

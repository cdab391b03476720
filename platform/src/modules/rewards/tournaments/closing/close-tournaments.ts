import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { everySeconds } from '../../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { completeUntil } from '../../../../kernel/outbox/complete-until.ts';
import { eligibleWinners, hasOpenAccount, lockOpenMembers } from '../../eligible-winners.ts';
import { placesOf, prizeOf } from '../../missions/leaderboard/prizes.rules.ts';
import { grantOf } from '../../missions/reward-terms.rules.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';
import { best } from '../standings.ts';
import { countsUntil, graceMs } from '../tournament.rules.ts';
import { tournamentEntries as entries, tournaments as rows, type TournamentRow } from '../tournaments.tables.ts';
import { prizeMessage, prizeName } from './prize-texts.ts';

/** Reference of the grants of a tournament, one for each member. */
export const prizeReference = (tournamentId: string) => `tournament-${tournamentId}`;

type CloseDeps = Pick<RewardKindDeps, 'member' | 'games' | 'grants' | 'inbox'>;

/**
 * Closes each tournament once: fixes the ranking and pays the prizes in one transaction, when the subscribers have counted
 * all that was settled until the end of the grace.
 */
export function closeTournaments(kernel: Kernel, deps: CloseDeps, subscribers: readonly string[]): void {
  const { db, database, clock, live } = kernel;

  async function close(id: string): Promise<void> {
    const isDue = and(eq(rows.id, id), isNull(rows.closedAt), isNull(rows.cancelledAt));
    const [row] = await db.select().from(rows).where(isDue).for('update');
    if (!row) return;
    const excluded: string[] = [];
    const winners = await eligibleWinners(
      placesOf(row.terms.prizes),
      (count, offset) => best(kernel, id, count, offset),
      async (memberId) => {
        const mayWin = await isEligible(memberId);
        if (!mayWin) excluded.push(memberId);
        return mayWin;
      },
    );
    // Closed since they were read: the next run finds who moves up.
    if (!(await lockOpenMembers(deps.member, winners))) return;
    await fixPlaces(id, excluded);
    await pay(row, winners);
    await db.update(rows).set({ closedAt: clock.now() }).where(isDue);
    live.publish(null, { type: 'rewards', what: 'tournaments' });
  }

  const isEligible = async (memberId: string): Promise<boolean> =>
    (await hasOpenAccount(deps.member, memberId)) && !(await deps.games.isPlayerSuspended(memberId));

  async function fixPlaces(id: string, excluded: readonly string[]): Promise<void> {
    if (excluded.length > 0) {
      const areExcluded = and(eq(entries.tournamentId, id), inArray(entries.memberId, [...excluded]));
      await db.update(entries).set({ isExcluded: true }).where(areExcluded);
    }
    await db.execute(sql`update ${entries} set place = ranked.place from (
      select member_id, row_number() over (order by score desc, reached_at, member_id) as place from ${entries}
      where tournament_id = ${id} and score > 0 and not is_excluded
    ) ranked where ${entries.tournamentId} = ${id} and ${entries.memberId} = ranked.member_id`);
  }

  async function pay({ id, names, terms }: TournamentRow, winners: readonly string[]): Promise<void> {
    const reference = prizeReference(id);
    for (const [index, memberId] of winners.entries()) {
      const prize = prizeOf(terms.prizes, index + 1);
      if (!prize) continue;
      const name = prizeName(names, index + 1);
      await deps.grants.giveAndPay({ memberId, source: 'leaderboard', reference, name, ...grantOf(prize) });
      const texts = prizeMessage(names, index + 1, prize);
      await deps.inbox.notify({ memberId, reference, topic: 'reward', texts });
    }
  }

  kernel.jobs.add({
    name: 'close-tournaments',
    periodsDue: everySeconds(30),
    ownTransactions: true,
    async run(_period, now) {
      const isOver = and(
        isNull(rows.closedAt),
        isNull(rows.cancelledAt),
        lte(rows.endsAt, new Date(now.getTime() - graceMs)),
      );
      const ended = await db.select().from(rows).where(isOver).orderBy(asc(rows.endsAt), asc(rows.id));
      if (ended.length === 0) return;
      const until = await completeUntil(kernel, subscribers);
      for (const row of ended) if (countsUntil(row) <= until) await database.transaction(() => close(row.id));
    },
  });
}

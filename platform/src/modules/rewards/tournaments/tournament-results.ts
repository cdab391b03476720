import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { OperatorTournament } from '@portal/shared/contract/rewards/operator-tournaments';
import { desc, eq, inArray, sum } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { type Page, readPage } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rewardGrants } from '../grants/reward-grants.tables.ts';
import { prizeOf } from '../missions/leaderboard/prizes.rules.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { prizeReference } from './closing/close-tournaments.ts';
import { playersOf } from './counting/admit.ts';
import { hasPlace, inOrder } from './standings.ts';
import { stateOf } from './tournament.rules.ts';
import { showTerms } from './tournament-views.ts';
import {
  type EntryRow,
  tournamentEntries as entries,
  tournaments as rows,
  type TournamentRow,
} from './tournaments.tables.ts';

const nothing = { amount: '0.00', points: 0 };

/** Reads tournaments and their results for operators. */
export function createTournamentResults(kernel: Kernel, { member, grants }: Pick<RewardKindDeps, 'member' | 'grants'>) {
  const { db, clock } = kernel;

  async function shown(found: readonly TournamentRow[]): Promise<OperatorTournament[]> {
    const ids = found.map(({ id }) => id);
    const [players, paid] = [await playersOf(kernel, ids), await paidOf(ids)];
    return found.map((row) => ({
      id: row.id,
      names: row.names,
      ...showTerms(row),
      state: stateOf(row, clock.now()),
      players: players.get(row.id) ?? 0,
      paid: paid.get(prizeReference(row.id)) ?? nothing,
      madeBy: row.madeBy,
      madeAt: row.madeAt.toISOString(),
      ...(row.reason !== null && { reason: row.reason }),
    }));
  }

  /** Sums what was paid, by the reference of its grants. */
  async function paidOf(ids: readonly string[]): Promise<Map<string, OperatorTournament['paid']>> {
    if (ids.length === 0) return new Map();
    const { reference, amountMinor, points } = rewardGrants;
    const found = await db
      .select({ reference, amountMinor: sum(amountMinor), points: sum(points) })
      .from(rewardGrants)
      .where(inArray(reference, ids.map(prizeReference)))
      .groupBy(reference);
    return new Map(
      found.map((paid) => [
        paid.reference,
        { amount: amountFromMinor(BigInt(paid.amountMinor ?? 0)), points: Number(paid.points ?? 0) },
      ]),
    );
  }

  async function standing({ id, terms, startsAt }: TournamentRow, entry: EntryRow, place: number, account: string) {
    const { memberId, score, reachedAt } = entry;
    const prize = prizeOf(terms.prizes, place);
    const paid = prize && (await grants.find(memberId, 'leaderboard', prizeReference(id)));
    return {
      place,
      memberId,
      account,
      score: amountFromMinor(score),
      reachedAt: (reachedAt ?? startsAt).toISOString(),
      ...(prize && {
        prize: { amount: prize.amount ?? '0.00', points: prize.points ?? 0, turnoverPercent: prize.turnoverPercent },
      }),
      isPaid: paid !== undefined,
    };
  }

  return {
    shown,
    /** Newest first; `pageNo` from 1. */
    async list(page: Page) {
      const { list, totalPages } = await readPage(db, rows, { orderBy: [desc(rows.madeAt), desc(rows.id)], ...page });
      return { list: await shown(list), totalPages };
    },
    /** @throws Refusal `not_found` */
    async result({ id, ...page }: Page & { id: string }) {
      const [found] = await db.select().from(rows).where(eq(rows.id, id));
      const [tournament] = found ? await shown([found]) : [];
      if (!found || !tournament) throw new Refusal('not_found');
      const { list, totalPages } = await readPage(db, entries, { where: hasPlace(id), orderBy: inOrder, ...page });
      const accounts = await member.accountsOf(list.map(({ memberId }) => memberId));
      const first = (page.pageNo - 1) * page.pageSize + 1;
      const standings = [];
      for (const [index, entry] of list.entries())
        standings.push(await standing(found, entry, first + index, accounts.get(entry.memberId) ?? ''));
      return { tournament, list: standings, totalPages };
    },
  };
}

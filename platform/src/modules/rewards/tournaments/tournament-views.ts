import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import {
  type Tournament,
  type TournamentBoard,
  type TournamentState,
  tournamentPlacesListed,
} from '@portal/shared/contract/rewards/tournaments';
import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { textIn } from '../../../kernel/strings/text-in.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { playersOf } from './counting/admit.ts';
import { best, placeOf, showPlace } from './standings.ts';
import { budgetOf, obstacleOf, prizeRanges, stateOf } from './tournament.rules.ts';
import {
  type EntryRow,
  tournamentEntries as entries,
  tournaments as rows,
  type TournamentRow,
  type TournamentTerms,
} from './tournaments.tables.ts';

/** How long a tournament is listed after its end, and how many there are at most. */
const listedMs = 30 * 86_400_000;
const listedAtMost = 50;

const order: Readonly<Record<TournamentState, number>> = {
  running: 0,
  counting: 1,
  coming: 2,
  finished: 3,
  cancelled: 4,
};

interface Viewer {
  memberId: string;
  rankLevel: number;
}

/** Terms for everybody. */
export function showTerms({ terms, startsAt, endsAt }: Pick<TournamentRow, 'terms' | 'startsAt' | 'endsAt'>) {
  const { prizes: _prizes, ...shown } = terms;
  const window = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return { ...shown, ...window, prizes: prizeRanges(terms), budget: shownBudget(terms) };
}

/** All prizes together. */
export function shownBudget(terms: Pick<TournamentTerms, 'prizes'>) {
  const { amountMinor, points } = budgetOf(terms);
  return { amount: amountFromMinor(amountMinor), points };
}

/** Reads tournaments for players. */
export function createTournamentViews(kernel: Kernel, { member }: Pick<RewardKindDeps, 'member'>) {
  const { db, clock } = kernel;

  async function shownAll(
    found: readonly TournamentRow[],
    viewer: Viewer | undefined,
    language: LanguageCode,
  ): Promise<Tournament[]> {
    const ids = found.map(({ id }) => id);
    const players = await playersOf(kernel, ids);
    const own = await entriesOf(kernel, ids, viewer);
    const account = viewer && (await member.accountsOf([viewer.memberId])).get(viewer.memberId);
    const shown: Tournament[] = [];
    for (const row of found) {
      const entry = own.get(row.id);
      const place = entry && (await placeOf(kernel, entry));
      const state = stateOf(row, clock.now());
      const taking = { rank: viewer?.rankLevel ?? 0, players: players.get(row.id) ?? 0 };
      const obstacle = viewer && !entry ? obstacleOf(row.terms, taking) : undefined;
      shown.push({
        id: row.id,
        name: textIn(row.names, language) ?? row.id,
        ...showTerms(row),
        state,
        players: taking.players,
        isJoined: entry !== undefined,
        ...(obstacle && { obstacle }),
        ...(entry &&
          place !== undefined && {
            own: showPlace(row.terms, entry, { place, account: account ?? '', viewerId: viewer?.memberId }),
          }),
      });
    }
    return shown;
  }

  /** @throws Refusal `tournament_not_found` */
  async function byId(id: string): Promise<TournamentRow> {
    const [found] = await db.select().from(rows).where(eq(rows.id, id));
    if (!found) throw new Refusal('tournament_not_found');
    return found;
  }

  return {
    async list(viewer: Viewer | undefined, language: LanguageCode): Promise<Tournament[]> {
      const now = clock.now();
      // A cancelled one is listed until it would have ended, for those who had joined it.
      const isListed = or(
        and(isNull(rows.cancelledAt), gt(rows.endsAt, new Date(now.getTime() - listedMs))),
        gt(rows.endsAt, now),
      );
      const found = await db
        .select()
        .from(rows)
        .where(isListed)
        .orderBy(desc(rows.endsAt), asc(rows.id))
        .limit(listedAtMost);
      const shown = await shownAll(found, viewer, language);
      return shown.sort((left, right) => order[left.state] - order[right.state] || inTime(left, right));
    },
    /** @throws Refusal `tournament_not_found` */
    async board(id: string, viewer: Viewer | undefined, language: LanguageCode): Promise<TournamentBoard> {
      const row = await byId(id);
      const [tournament] = await shownAll([row], viewer, language);
      if (!tournament) throw new Refusal('tournament_not_found');
      const first = await best(kernel, id, tournamentPlacesListed);
      const accounts = await member.accountsOf(first.map(({ memberId }) => memberId));
      const list = first.map((entry, index) =>
        showPlace(row.terms, entry, {
          place: index + 1,
          account: accounts.get(entry.memberId) ?? '',
          viewerId: viewer?.memberId,
        }),
      );
      return { tournament, list, serverTime: clock.now().toISOString() };
    },
  };
}

async function entriesOf(
  { db }: Pick<Kernel, 'db'>,
  ids: readonly string[],
  viewer: Viewer | undefined,
): Promise<Map<string, EntryRow>> {
  if (!viewer || ids.length === 0) return new Map();
  const isOwn = and(eq(entries.memberId, viewer.memberId), inArray(entries.tournamentId, [...ids]));
  const found = await db.select().from(entries).where(isOwn);
  return new Map(found.map((entry) => [entry.tournamentId, entry]));
}

/** Soonest to end first; of those that are over the latest. */
const inTime = (left: Tournament, right: Tournament): number =>
  (left.endsAt < right.endsAt ? -1 : 1) * (left.state === 'finished' || left.state === 'cancelled' ? -1 : 1);

export type TournamentViews = ReturnType<typeof createTournamentViews>;

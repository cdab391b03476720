import { and, asc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database/database.ts';
import { rowsAsJson } from '../../../../kernel/database/rows-as-json.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { type BetCorrected, type BetSettled, freshBets } from '../../../games/index.ts';
import type { ProgressNotifier } from '../../progress-notifier.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';
import { withoutTrials } from '../../without-trials.ts';
import { isCounted } from '../tournament.rules.ts';
import {
  tournamentEntries as entries,
  tournamentRounds as rounds,
  type TournamentRow,
  tournaments,
} from '../tournaments.tables.ts';
import { admit } from './admit.ts';
import { correctRounds, tournamentsOf } from './correct-rounds.ts';
import { addScores } from './entry-scores.ts';

/** Tournaments that may still count. */
const isOpen = and(isNull(tournaments.closedAt), isNull(tournaments.cancelledAt));

/** Counts settled rounds for tournaments; each method in the caller's transaction. */
export function countTournaments(kernel: Kernel, deps: RewardKindDeps, notifier: ProgressNotifier) {
  const { db } = kernel;

  async function count(tournament: TournamentRow, bets: readonly BetSettled[]): Promise<void> {
    const counting = await ofPlayers(kernel, deps, tournament, bets);
    const fresh = await addRounds(db, tournament.id, counting);
    await addScores(db, tournament, fresh);
    for (const memberId of new Set(fresh.map((bet) => bet.memberId))) notifier.progress(memberId);
  }

  async function bets(settled: readonly BetSettled[]): Promise<void> {
    const latest = new Date(Math.max(...settled.map(({ settledAt }) => Date.parse(settledAt))));
    const hasBegun = lte(tournaments.startsAt, latest);
    // Without a lock: mostly there is none.
    if ((await db.$count(tournaments, and(isOpen, hasBegun))) === 0) return;
    const counting = await withoutTrials(deps.member, settled);
    if (counting.length === 0) return;
    for (const tournament of await lockOpen(db, hasBegun)) await count(tournament, counting);
  }

  return {
    bets,
    /** Corrections in order; of several of a round the last is valid. A closed tournament stays as it is. */
    async corrections(corrected: readonly BetCorrected[]): Promise<void> {
      // Settlements arrive by another subscription, which may be behind; the first correction of a round knows what it
      // paid before.
      const first = new Map([...corrected].reverse().map((bet) => [bet.roundId, bet]));
      await bets([...first.values()].map((bet) => ({ ...bet, winMinor: bet.winBeforeMinor })));
      const winNow = new Map(corrected.map(({ roundId, winMinor }) => [roundId, BigInt(winMinor)]));
      const ids = await tournamentsOf(db, [...winNow.keys()]);
      if (ids.length === 0) return;
      for (const tournament of await lockOpen(db, inArray(tournaments.id, ids)))
        for (const memberId of await correctRounds(db, tournament, winNow)) notifier.progress(memberId);
    },
  };
}

/** Locks open tournaments in the order of their ids, until the transaction ends. */
const lockOpen = (db: Db, condition: SQL): Promise<TournamentRow[]> =>
  db.select().from(tournaments).where(and(isOpen, condition)).orderBy(asc(tournaments.id)).for('update');

/** Returns the rounds that count and whose members take part; in an open tournament who plays takes part. */
async function ofPlayers(
  kernel: Kernel,
  deps: RewardKindDeps,
  tournament: TournamentRow,
  bets: readonly BetSettled[],
): Promise<BetSettled[]> {
  const { id, terms } = tournament;
  const membersOf = (some: readonly BetSettled[]) => [...new Set(some.map(({ memberId }) => memberId))];
  if (terms.entry === 'open') {
    const played = bets.filter((bet) => isCounted(tournament, bet, undefined));
    const admitted = await admit(kernel, deps, tournament, membersOf(played));
    return played.filter(({ memberId }) => admitted.has(memberId));
  }
  const isOf = and(eq(entries.tournamentId, id), inArray(entries.memberId, membersOf(bets)));
  const joined = await kernel.db.select().from(entries).where(isOf);
  const joinedAt = new Map(joined.map((entry) => [entry.memberId, entry.joinedAt]));
  return bets.filter((bet) => isCounted(tournament, bet, joinedAt.get(bet.memberId)));
}

/** Stores rounds for a tournament, and returns those that were not there. */
async function addRounds(db: Db, tournamentId: string, bets: readonly BetSettled[]): Promise<BetSettled[]> {
  if (bets.length === 0) return [];
  const rows = bets.map(({ roundId, memberId, stakeMinor, winMinor, settledAt }) => ({
    roundId,
    tournamentId,
    memberId,
    stakeMinor: BigInt(stakeMinor),
    winMinor: BigInt(winMinor),
    settledAt: new Date(settledAt),
  }));
  const added = await db
    .insert(rounds)
    .select(rowsAsJson(rounds, rows))
    .onConflictDoNothing()
    .returning({ roundId: rounds.roundId });
  return freshBets(
    bets,
    added.map(({ roundId }) => roundId),
  );
}

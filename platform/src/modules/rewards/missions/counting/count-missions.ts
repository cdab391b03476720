import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { BetCorrected, BetSettled } from '../../../games/index.ts';
import type { DepositCredited } from '../../../payments/index.ts';
import type { ProgressNotifier } from '../../progress-notifier.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';
import { correctScores, countScores } from '../leaderboard/count-scores.ts';
import type { Weeks } from '../leaderboard/weeks.ts';
import type { MissionCatalogue } from '../mission-catalogue.ts';
import { missionDeposits } from '../missions.tables.ts';
import { reachMissions } from '../progress/reach.ts';
import { correctRounds } from './correct-rounds.ts';
import { countRounds } from './count-rounds.ts';

interface Parts {
  catalogue: MissionCatalogue;
  notifier: ProgressNotifier;
  weeks: Weeks;
}

/** Counts for missions and the leaderboard; each method in the caller's transaction. */
export function countMissions(kernel: Kernel, { member }: RewardKindDeps, { catalogue, notifier, weeks }: Parts) {
  const { db } = kernel;

  async function follow(memberIds: readonly string[], days: readonly string[]): Promise<void> {
    const reached = await reachMissions(kernel, await catalogue.read(), memberIds, days);
    for (const memberId of memberIds) (reached.has(memberId) ? notifier.claimable : notifier.progress)(memberId);
  }

  async function bets(settled: readonly BetSettled[]): Promise<void> {
    const fresh = await countRounds(kernel, member, settled);
    if (fresh.length === 0) return;
    await countScores(db, weeks, fresh);
    const memberIds = [...new Set(fresh.map(({ memberId }) => memberId))].sort();
    await follow(memberIds, [...new Set(fresh.map(({ day }) => day))]);
  }

  return {
    bets,
    /** Corrections in order. */
    async corrections(corrected: readonly BetCorrected[]): Promise<void> {
      // Settlements arrive by another subscription, which may be behind; the first correction of a round knows what it
      // paid before.
      const first = new Map([...corrected].reverse().map((bet) => [bet.roundId, bet]));
      await bets([...first.values()].map((bet) => ({ ...bet, winMinor: bet.winBeforeMinor })));
      const changed = await correctRounds(kernel, corrected);
      if (changed.length === 0) return;
      await correctScores(db, weeks, changed);
      const memberIds = [...new Set(changed.map(({ memberId }) => memberId))].sort();
      await follow(memberIds, [...new Set(changed.map(({ day }) => day))]);
    },
    async deposit({ reference, memberId, amountMinor, creditedAt }: DepositCredited): Promise<void> {
      const { timeZone } = await catalogue.read();
      const day = dayIn(timeZone, new Date(creditedAt));
      const row = { reference, memberId, day, amountMinor: BigInt(amountMinor) };
      const added = await db.insert(missionDeposits).values(row).onConflictDoNothing().returning();
      if (added.length > 0) await follow([memberId], [day]);
    },
  };
}

import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type BetSettled, betCorrected, betSettled } from '../../games/index.ts';
import { depositCredited } from '../../payments/index.ts';
import { createProgressNotifier } from '../progress-notifier.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { type Claim, claimMission, declineMission } from './claim.ts';
import { countMissions } from './counting/count-missions.ts';
import { payPrizes } from './leaderboard/pay-prizes.ts';
import { createStandings } from './leaderboard/standings.ts';
import { createWeeks } from './leaderboard/weeks.ts';
import { createMissionCatalogue } from './mission-catalogue.ts';
import { createMissionSummary } from './summary.ts';

/** Missions, daily tasks and the weekly leaderboard (docs/product.md 2.5 and 7.2, decisions/045). */
export function openMissions(kernel: Kernel, deps: RewardKindDeps) {
  const catalogue = createMissionCatalogue(kernel, deps.settings);
  const notifier = createProgressNotifier(kernel, 'missions');
  const weeks = createWeeks(kernel, deps.settings);
  const summary = createMissionSummary(kernel, catalogue);
  const counting = countMissions(kernel, deps, { catalogue, notifier, weeks });
  kernel.outbox.subscribeBatches(betSettled, 'rewards.missions', (bets) => counting.bets(bets), { from: 'now' });
  kernel.outbox.subscribeBatches(betCorrected, 'rewards.mission-corrections', (bets) => counting.corrections(bets), {
    from: 'now',
  });
  kernel.outbox.subscribe(depositCredited, 'rewards.mission-deposits', (deposit) => counting.deposit(deposit), {
    from: 'now',
  });
  deps.member.menu.count('missionLeaderboard', summary.countClaimable);
  payPrizes(kernel, deps, weeks);
  return {
    /** Counts bets that are not in the outbox. */
    count: (bets: readonly BetSettled[]) => kernel.database.transaction(() => counting.bets(bets)),
    async summary(memberId: string, language: LanguageCode) {
      const missions = await summary.list(memberId, language);
      const missionCount = await summary.countClaimable(memberId);
      return { missions, missionCount, serverTime: kernel.clock.now().toISOString() };
    },
    /**
     * Claims a mission.
     * @throws Refusal as `claimMission`
     */
    async claim(claim: Claim) {
      const reached = await claimMission(kernel, deps, catalogue, claim);
      notifier.claimable(claim.memberId);
      return { reached, missionCount: await summary.countClaimable(claim.memberId) };
    },
    /**
     * Declines a mission.
     * @throws Refusal as `declineMission`
     */
    async decline(claim: Claim) {
      await declineMission(kernel, deps, catalogue, claim);
      notifier.claimable(claim.memberId);
      return { missionCount: await summary.countClaimable(claim.memberId) };
    },
    leaderboard: createStandings(kernel, deps, weeks),
  };
}

export type Missions = ReturnType<typeof openMissions>;

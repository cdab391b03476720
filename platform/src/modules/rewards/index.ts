import { everySeconds } from '../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { openChance } from './chance/open-chance.ts';
import { createGrants } from './grants/grants.ts';
import { openMissions } from './missions/open-missions.ts';
import { openPoints } from './points/open-points.ts';
import { openPromoCodes } from './promo-codes/open-promo-codes.ts';
import { openPromotions } from './promotions/open-promotions.ts';
import { openRebates } from './rebates/open-rebates.ts';
import { openReferral } from './referral/open-referral.ts';
import type { RewardDeps } from './reward-deps.ts';
import { openTournaments } from './tournaments/open-tournaments.ts';
import { openVip } from './vip/open-vip.ts';

/** Creates the rewards of members: one part per kind, and the reward centre where all are claimed. */
export function createRewardsModule(kernel: Kernel, deps: RewardDeps) {
  const grants = createGrants(kernel, deps);
  deps.member.menu.count('rewardCenter', grants.countClaimable);
  kernel.jobs.add({ name: 'rewards-expiry', periodsDue: everySeconds(60), run: grants.expire });
  const rooms = { ...deps, grants };
  return {
    rooms,
    grants,
    points: openPoints(kernel, rooms),
    promotions: openPromotions(kernel, rooms),
    promoCodes: openPromoCodes(kernel, rooms),
    chance: openChance(kernel, rooms),
    missions: openMissions(kernel, rooms),
    rebates: openRebates(kernel, rooms),
    tournaments: openTournaments(kernel, rooms),
    vip: openVip(kernel, rooms),
    referral: openReferral(kernel, rooms),
  };
}

export type { NewGrant } from './grants/grants.ts';
export { showWeights } from './grants/show-reward.ts';
export { type RewardArrived, type RewardPaid, rewardArrived, rewardPaid } from './rewards.events.ts';

export type RewardsModule = ReturnType<typeof createRewardsModule>;

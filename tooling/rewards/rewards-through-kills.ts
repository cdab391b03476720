import { type Kills, throughKills } from '../money/through-kills.ts';
import { checkRewards } from './check-rewards.ts';
import { rewardClient } from './reward-client.ts';
import { furnishRewards, type RewardHouse } from './reward-house.ts';
import { type RewardOperation, rewardRefusals } from './reward-operations.ts';

/**
 * Members claim, draw, convert and redeem everything, each from two browsers at once, bets are counted and jobs pay,
 * while the platform is killed at random; afterwards every confirmed reward is posted exactly once.
 */
export const rewardsThroughKills = (kills: Kills): Promise<void> =>
  throughKills<RewardHouse, RewardOperation>(kills, {
    furnish: (env) => furnishRewards(env, kills.platform),
    clients: (house, reachOf) =>
      house.players.flatMap((player) =>
        [true, false].map((draws) => rewardClient({ house, player, draws, ...reachOf() })),
      ),
    expected: rewardRefusals,
    check: checkRewards,
  });

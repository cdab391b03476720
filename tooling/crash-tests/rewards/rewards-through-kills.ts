import { type Kills, throughKills } from '../money/through-kills.ts';
import { checkRewards } from './check-rewards.ts';
import { rewardClient } from './reward-client.ts';
import { type RewardFixture, seedRewards } from './reward-fixture.ts';
import { type RewardOperation, rewardRefusals } from './reward-operations.ts';

/**
 * Members claim, draw, convert and redeem everything, each from two browsers at once, bets are counted and jobs pay,
 * while the platform is killed at random; afterwards every confirmed reward is posted exactly once.
 */
export const rewardsThroughKills = (kills: Kills): Promise<void> =>
  throughKills<RewardFixture, RewardOperation>(kills, {
    seed: (env) => seedRewards(env, kills.platform),
    clients: (fixture, reachOf) =>
      fixture.players.flatMap((player) =>
        [true, false].map((draws) => rewardClient({ fixture, player, draws, ...reachOf() })),
      ),
    expected: rewardRefusals,
    check: checkRewards,
  });

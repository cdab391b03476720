import { agentCentreTypes, trialType } from '@portal/shared/contract/constants';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { mayEarn } from './referral.rules.ts';

/** Reads the operator's terms in whole minor units. */
export async function referralTermsOf({ settings }: Pick<RewardKindDeps, 'settings'>) {
  const set = await settings.get('rewards.referral');
  return {
    ...set,
    depositAtLeastMinor: minorUnits(set.depositAtLeast),
    stakeAtLeastMinor: minorUnits(set.stakeAtLeast),
    inviterRewardMinor: minorUnits(set.inviterReward),
    friendRewardMinor: minorUnits(set.friendReward),
  };
}
export type Terms = Awaited<ReturnType<typeof referralTermsOf>>;

/** Whether a member can earn as an inviter. */
export async function isEarner(
  { member }: Pick<RewardKindDeps, 'member'>,
  memberId: string,
  agentsEarn: boolean,
): Promise<boolean> {
  const found = await member.byId(memberId);
  return found !== undefined && mayEarn(found, { trialType, agentTypes: agentCentreTypes, agentsEarn });
}

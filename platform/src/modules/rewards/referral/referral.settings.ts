import { nonNegativeAmountText } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';
import { defineSetting, finance, ownedBy, wholeNumber } from '../../settings/index.ts';

/** Inviting friends (decisions/047). */
export const referralSettings = ownedBy(finance, {
  /** The reward for a friend and its conditions. Amounts of 0.00 give nothing. */
  'rewards.referral': defineSetting(
    v.strictObject({
      /** While it is closed nobody gets a reward; invitations are still recorded. */
      isOpen: v.boolean(),
      /** What the friend must have deposited and staked before both get their reward. */
      depositAtLeast: nonNegativeAmountText,
      stakeAtLeast: nonNegativeAmountText,
      inviterReward: nonNegativeAmountText,
      friendReward: nonNegativeAmountText,
      /** Wagering of rewards and shares before they can be withdrawn; 100 is once. */
      turnoverPercent: wholeNumber(0, 10_000),
      /** Share of the friend's settled stakes, paid to the inviter on the next day. */
      shareBasisPoints: wholeNumber(0, 500),
      /** Friends of one month that an inviter is rewarded for; further ones bring only their shares. */
      rewardedFriendsAtMost: v.optional(wholeNumber(0, 100_000), 20),
      /** Whether agents, who are already paid by their contracts, get the same rewards as players. */
      agentsEarn: v.boolean(),
    }),
    {
      isOpen: true,
      depositAtLeast: '100.00',
      stakeAtLeast: '500.00',
      inviterReward: '50.00',
      friendReward: '20.00',
      turnoverPercent: 100,
      shareBasisPoints: 10,
      rewardedFriendsAtMost: 20,
      agentsEarn: false,
    },
  ),
});

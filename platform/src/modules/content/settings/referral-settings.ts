import { nonNegativeAmountText } from '@portal/shared/contract/amounts';
import { plainText } from '@portal/shared/contract/content/plain-text';
import * as v from 'valibot';
import { define, wholeNumber } from './define-setting.ts';

/** Inviting friends (docs/decisions/047-inbox-and-referral.md). */
export const referralSettings = {
  /** What is given for a friend, and when. Amounts of 0.00 give nothing. */
  'rewards.referral': define(
    v.strictObject({
      /** While it is closed nobody is given anything; who is invited is still noted. */
      isOpen: v.boolean(),
      /** What the friend has to have paid in and staked before both are given their reward. */
      depositAtLeast: nonNegativeAmountText,
      stakeAtLeast: nonNegativeAmountText,
      inviterReward: nonNegativeAmountText,
      friendReward: nonNegativeAmountText,
      /** Of rewards and shares, to be bet before they can be withdrawn; 100 is once. */
      turnoverPercent: wholeNumber(0, 10_000),
      /** Of the friend's settled stakes, paid to the inviter on the next day. */
      shareBasisPoints: wholeNumber(0, 500),
      /** Friends of one month an inviter is rewarded for; more bring their shares alone. */
      rewardedFriendsAtMost: v.optional(wholeNumber(0, 100_000), 20),
      /** Whether agents, whose contracts pay them already, are given the same as players. */
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
  /** How much the Zalo bonus is at most, as the download page says it (docs/product.md 9); empty: nothing is said. */
  'download.zaloBonus': define(plainText(20), '131K'),
};

/** English texts of the refusals of rewards; each part adds its own. */
export const rewardTexts = {
  promotion_not_found: 'This promotion does not exist or is over',
  reward_not_found: 'This reward does not exist',
  reward_claimed: 'This reward has been claimed already',
  reward_expired: 'This reward has expired',
  reward_declined: 'You have declined this reward',
  reward_withdrawn: 'This reward was withdrawn',
};

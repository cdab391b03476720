/** English texts of the refusals of VIP gifts and ranks. */
export const vipTexts = {
  birthday_unknown: 'Please set your birthday in the security centre first',
  birthday_not_now: 'The gift can be claimed within {days} days from your birthday',
  birthday_new: 'A birthday set less than {days} days before brings its first gift next year',
  vip_rank_low: 'Your level has no birthday gift yet',
  rank_unknown: 'There is no such level',
  rank_held: 'This member has that level already',
  rank_reached: 'The bets of this member have reached VIP {rank}; it cannot be lower',
};

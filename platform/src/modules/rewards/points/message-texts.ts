/** English texts of the refusals of the points mall. */
export const pointTexts = {
  present_not_found: 'This present is not offered any more',
  present_out_of_stock: 'Only {left} pieces of this present are left',
  points_missing: 'You do not have enough points',
  mobile_missing: 'Please enter a mobile number',
  address_too_short: 'Please enter the whole address',
  points_not_whole: 'Please enter a multiple of {ratio} points',
  points_below_minimum: 'At least {min} points can be converted',
  points_cap_of_day: 'You can convert {left} more points today',
  redemption_state: 'This redemption was decided already',
};

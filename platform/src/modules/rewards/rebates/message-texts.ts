/** English texts of the refusals of rebates. */
export const rebateTexts = {
  rebate_none: 'There is no rebate to claim at the moment',
  rebate_small: 'Your rebate is below the smallest amount that is paid',
  rebate_not_manual: 'Rebates of this category are not claimed by hand',
};

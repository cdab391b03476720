/** Prize modes of the lotteries (specification 9). */
export const lotteryPrizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

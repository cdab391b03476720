/** Prize modes of the lotteries (docs/product.md 9). */
export const lotteryPrizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

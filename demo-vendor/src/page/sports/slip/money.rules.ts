import { oddsText, payoutMinor } from '../../../sports/payout.rules.ts';
import { minorOf } from '../../minor.rules.ts';

/** Whole thousandths, as the book counts. */
const thousandths = (prices: readonly string[]): number[] => prices.map((price) => minorOf(price) * 10);

/** The product of prices as two decimals, rounded down, by the rule of the book itself. */
export const combinedPrice = (prices: readonly string[]): string => oddsText(thousandths(prices));

/** What a stake pays at the exact product of the prices, stake included; rounded down once, at the end. */
export const mayPay = (stakeMinor: number, prices: readonly string[]): number =>
  Number(payoutMinor(stakeMinor, thousandths(prices)));

import { oddsText, payoutMinor } from '../../../sports/tickets/payout.rules.ts';
import { minorOf } from '../../money/minor.rules.ts';

/** Converts prices to whole thousandths, the sportsbook's unit. */
const thousandths = (prices: readonly string[]): number[] => prices.map((price) => minorOf(price) * 10);

/** Returns the product of prices with two decimals, rounded down, by the sportsbook's own rule. */
export const combinedPrice = (prices: readonly string[]): string => oddsText(thousandths(prices));

/** Returns the payout of a stake at the exact product of the prices, stake included; rounded down once at the end. */
export const mayPay = (stakeMinor: number, prices: readonly string[]): number =>
  Number(payoutMinor(stakeMinor, thousandths(prices)));

import { oddsText, payoutMinor } from '../../../sports/payout.rules.ts';

/** Minor units of what a player typed ("12", "12.5", "12,50"), or nothing where it is no amount. */
export function typedMinor(text: string): number | undefined {
  const match = /^(\d{1,9})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Minor units of an amount of two decimals. */
export const minorOf = (amount: string): number => typedMinor(amount) ?? 0;

/** Two decimals of minor units. */
export const amountOfMinor = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** Whole thousandths, as the book counts. */
const thousandths = (prices: readonly string[]): number[] => prices.map((price) => minorOf(price) * 10);

/** The product of prices as two decimals, rounded down, by the rule of the book itself. */
export const combinedPrice = (prices: readonly string[]): string => oddsText(thousandths(prices));

/** What a stake pays at the exact product of the prices, stake included; rounded down once, at the end. */
export const mayPay = (stakeMinor: number, prices: readonly string[]): number =>
  Number(payoutMinor(stakeMinor, thousandths(prices)));

import type { Verdict } from './judge.rules.ts';

/** Returns stake times the product of the prices, in minor units, rounded down once at the end. */
export function payoutMinor(stakeMinor: number, prices: readonly number[]): bigint {
  const product = prices.reduce((sum, price) => sum * BigInt(price), BigInt(stakeMinor));
  return product / 1000n ** BigInt(prices.length);
}

/** Formats the product of prices with two decimals, rounded down: "3.42". */
export function oddsText(prices: readonly number[]): string {
  const hundredths = payoutMinor(100, prices);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

type Decision =
  | { kind: 'open' }
  /** Every leg is void: the stake is refunded. */
  | { kind: 'void' }
  | { kind: 'pay'; minor: number };

/** Decides a ticket by its legs; an undecided leg has no verdict. One lost leg decides it. */
export function decide(stakeMinor: number, legs: readonly { price: number; verdict?: Verdict }[]): Decision {
  if (legs.some(({ verdict }) => verdict === 'lost')) return { kind: 'pay', minor: 0 };
  if (legs.some(({ verdict }) => verdict === undefined)) return { kind: 'open' };
  if (legs.every(({ verdict }) => verdict === 'void')) return { kind: 'void' };
  const prices = legs.map(({ price, verdict }) => (verdict === 'won' ? price : 1000));
  return { kind: 'pay', minor: Number(payoutMinor(stakeMinor, prices)) };
}

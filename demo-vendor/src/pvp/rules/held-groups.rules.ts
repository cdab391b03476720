import { powerOf, twoPower } from './card-order.rules.ts';

/** Returns every choice of `count` cards, each in order. */
export function choices(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

/** Groups the cards of a hand by power, 0 to 12. */
export function byPower(hand: readonly number[]): number[][] {
  const groups = Array.from({ length: twoPower + 1 }, (): number[] => []);
  for (const card of hand) groups[powerOf(card)]?.push(card);
  return groups;
}

/** Returns every group of `count` cards of one rank. */
export const sameRank = (hand: readonly number[], count: number) =>
  byPower(hand).flatMap((group) => choices(group, count));

/** Returns every run of neighbouring ranks below the two, `width` cards of each, `least` to `most` ranks long. */
export function rises(hand: readonly number[], width: number, least: number, most: number): number[][] {
  const groups = byPower(hand).map((group) => choices(group, width));
  const found: number[][] = [];
  for (let start = 0; start < twoPower; start += 1) {
    let ways: number[][] = [[]];
    for (let length = 1; length <= most && start + length <= twoPower; length += 1) {
      const next = groups[start + length - 1] ?? [];
      ways = ways.flatMap((way) => next.map((cards) => [...way, ...cards]));
      if (length >= least) found.push(...ways);
    }
  }
  return found;
}

import { rankOf, suitOf } from './cards.rules.ts';

/** Hands of five cards, the weakest first. */
export const pokerHands = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
] as const;
export type PokerHand = (typeof pokerHands)[number];

/** Features of a set of cards. Of five cards they decide the hand, of fewer what wild cards can complete. */
interface CardShape {
  /** Ranks 2 to 14 (the ace), those that come more often first, then the higher. */
  ranks: number[];
  /** How often each of `ranks` comes. */
  counts: number[];
  isOneSuit: boolean;
  /** Whether all fit in one straight, with the ace high or low. */
  isStraight: boolean;
  /** Whether all are tens or above, each rank once. */
  isRoyal: boolean;
}

export function shapeOf(cards: readonly number[]): CardShape {
  const byRank = new Array<number>(15).fill(0);
  for (const card of cards) {
    const rank = rankOf(card) === 0 ? 14 : rankOf(card) + 1;
    byRank[rank] = (byRank[rank] ?? 0) + 1;
  }
  const ranks: number[] = [];
  for (let times = 4; times >= 1; times -= 1) {
    for (let rank = 14; rank >= 2; rank -= 1) if (byRank[rank] === times) ranks.push(rank);
  }
  const counts = ranks.map((rank) => byRank[rank] ?? 0);
  const isEachOnce = ranks.length === cards.length;
  const [highest = 0] = ranks;
  const lowest = ranks[ranks.length - 1] ?? 0;
  const isLow = highest === 14 && ranks.every((rank) => rank === 14 || rank <= 5);
  return {
    ranks,
    counts,
    isOneSuit: cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0)),
    isStraight: isEachOnce && (highest - lowest <= 4 || isLow),
    isRoyal: isEachOnce && lowest >= 10,
  };
}

/** Returns the poker hand of five cards of one pack. */
export function pokerHand(cards: readonly number[]): PokerHand {
  const { counts, isOneSuit, isStraight, isRoyal } = shapeOf(cards);
  if (isOneSuit && isRoyal) return 'royal flush';
  if (isOneSuit && isStraight) return 'straight flush';
  if (counts[0] === 4) return 'four of a kind';
  if (counts[0] === 3) return counts[1] === 2 ? 'full house' : 'three of a kind';
  if (isOneSuit) return 'flush';
  if (isStraight) return 'straight';
  if (counts[0] === 2) return counts[1] === 2 ? 'two pair' : 'pair';
  return 'high card';
}

/**
 * Returns a number that orders hands: higher is better, equal is a tie. In an ace-low straight the ace counts one.
 */
export function pokerStrength(cards: readonly number[]): number {
  const { ranks, isStraight } = shapeOf(cards);
  const isLow = isStraight && ranks[0] === 14 && ranks[1] === 5;
  const kickers = isLow ? [5, 4, 3, 2, 1] : ranks;
  const tail = Array.from({ length: 5 }, (_, i) => kickers[i] ?? 0);
  return tail.reduce((sum, rank) => sum * 15 + rank, pokerHands.indexOf(pokerHand(cards)));
}

import { rankOf } from './cards.rules.ts';

interface BlackjackValue {
  total: number;
  /** An ace among the cards counts eleven. */
  isSoft: boolean;
}

/** Returns the best total: pictures count ten, an ace eleven unless that exceeds 21. */
export function blackjackValue(cards: readonly number[]): BlackjackValue {
  const hard = cards.reduce((sum, card) => sum + Math.min(10, rankOf(card) + 1), 0);
  const isSoft = hard <= 11 && cards.some((card) => rankOf(card) === 0);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** Returns whether a hand is 21 with its first two cards. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && blackjackValue(cards).total === 21;
}

import { rankOf } from './cards.rules.ts';

export interface BlackjackValue {
  total: number;
  /** An ace among the cards counts eleven. */
  isSoft: boolean;
}

/** The best total: pictures ten, aces eleven as long as that does not go beyond 21. */
export function blackjackValue(cards: readonly number[]): BlackjackValue {
  const hard = cards.reduce((sum, card) => sum + Math.min(10, rankOf(card) + 1), 0);
  const isSoft = hard <= 11 && cards.some((card) => rankOf(card) === 0);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** 21 with the first two cards. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && blackjackValue(cards).total === 21;
}

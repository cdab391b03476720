import { rankOf, suitOf } from '@portal/engines/cards/cards.rules';

/** Power of the two, the highest rank. */
export const twoPower = 12;

/** Returns the rank in the order of these games, 0 to 12: 3 4 5 6 7 8 9 10 J Q K A 2. */
export const powerOf = (card: number) => (rankOf(card) + 11) % 13;

/** Positions of clubs, diamonds, hearts and spades in a game's order of suits, lowest 0. */
type SuitOrder = readonly [number, number, number, number];

/** Makes a function that returns the strength of a card, 0 to 51: rank first, then suit. */
export const strengthBy = (order: SuitOrder) => (card: number) => powerOf(card) * 4 + (order[suitOf(card)] ?? 0);

export const isRise = (powers: readonly number[]) =>
  powers.every((power, i) => i === 0 || power === (powers[i - 1] ?? 0) + 1);

export const isOneRank = (cards: readonly number[]) =>
  cards.every((card) => powerOf(card) === powerOf(cards[0] ?? card));

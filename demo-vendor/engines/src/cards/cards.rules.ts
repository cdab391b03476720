import type { Draw } from '../engine.ts';
import { pick } from '../pick.rules.ts';

/** A card is a number 0..51: suit x 13 + rank; ranks 0..12 are A 2 3 4 5 6 7 8 9 10 J Q K. */
const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export const rankSigns = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const rankNames = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');

export const rankOf = (card: number) => card % 13;

/** Whether the first two cards of a hand have one rank. */
export const isPair = ([first = 0, second = 0]: readonly number[]) => rankOf(first) === rankOf(second);
export const suitOf = (card: number) => Math.floor(card / 13);

/** Returns the name of a card: 51 is "king of spades". */
export function cardName(card: number): string {
  return `${rankNames[rankOf(card)]} of ${suits[suitOf(card)]}`;
}

/** Deals the first `count` cards of `packs` shuffled together, without replacement. */
export function deal(draw: Draw, count: number, packs = 1): number[] {
  return pick(draw, count, packs * 52).map((place) => place % 52);
}

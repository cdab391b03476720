import type { Draw } from '../engine.ts';

/** A card is a number 0..51: suit x 13 + rank; ranks 0..12 are A 2 3 4 5 6 7 8 9 10 J Q K. */
export const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export const rankSigns = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const rankNames = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');

export const rankOf = (card: number) => card % 13;
export const suitOf = (card: number) => Math.floor(card / 13);

/** The card in words: 51 is "king of spades". */
export function cardName(card: number): string {
  return `${rankNames[rankOf(card)]} of ${suits[suitOf(card)]}`;
}

/**
 * The first cards of so many packs shuffled together: the first steps of a Fisher-Yates shuffle, so that every order is
 * equally likely and no more is drawn than is dealt.
 */
export function deal(draw: Draw, count: number, packs = 1): number[] {
  const moved = new Map<number, number>();
  const dealt: number[] = [];
  for (let place = 0; place < count; place += 1) {
    const from = place + draw(packs * 52 - place);
    dealt.push((moved.get(from) ?? from) % 52);
    moved.set(from, moved.get(place) ?? place);
  }
  return dealt;
}

import { deal } from '@portal/engines/cards/cards.rules';
import type { Draw } from '@portal/engines/engine';
import { fairDraw, seedFromText } from '../../fairness/fair-draw.ts';

export type Hands = readonly [readonly number[], readonly number[]];

const handSize = 13;

/** Deals the first 26 cards of a shuffled pack, 13 to each seat; the others are out of the match. */
function dealHands(draw: Draw): Hands {
  const cards = deal(draw, 2 * handSize);
  return [cards.slice(0, handSize), cards.slice(handSize)];
}

/** Computes the deal of a match from its seed (lower-case hex) and the two client seeds, in seat order. */
export function dealFrom(seed: string, clientSeeds: readonly [string, string]): Hands {
  return dealHands(fairDraw(seedFromText(seed), clientSeeds.join(':')));
}

import type { CardRules, Combo } from './card-rules.ts';

/**
 * Suggests a play, or undefined if only a pass is left: one that empties the hand; as a lead the longest combination
 * with the lowest card; as an answer the weakest that is not a bomb.
 */
export function hintFor(rules: CardRules, hand: readonly number[], lying: Combo | undefined): Combo | undefined {
  const plays = rules.all(hand).filter((combo) => !lying || rules.beats(combo, lying));
  const last = plays.find(({ cards }) => cards.length === hand.length);
  if (last) return last;
  const bomb = (combo: Combo) => Number(rules.isBomb(combo));
  if (lying) return plays.sort((a, b) => bomb(a) - bomb(b) || a.top - b.top)[0];
  const [lowest] = [...hand].sort((a, b) => rules.strength(a) - rules.strength(b));
  const leads = plays.filter(({ cards }) => cards[0] === lowest || cards.includes(lowest ?? -1));
  return leads.sort((a, b) => bomb(a) - bomb(b) || b.cards.length - a.cards.length || a.top - b.top)[0];
}

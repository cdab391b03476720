import { suitOf } from '@portal/engines/cards/cards.rules';
import type { CardRules } from '../../../pvp/rules/card-rules.ts';

export type HandOrder = 'rank' | 'suit';

/** Sorts cards by strength, or by suit and then by strength. */
export function inOrder(cards: readonly number[], order: HandOrder, rules: CardRules): number[] {
  return [...cards].sort((a, b) => {
    const bySuit = order === 'suit' ? suitOf(a) - suitOf(b) : 0;
    return bySuit || rules.strength(a) - rules.strength(b);
  });
}

import { isPair } from '@portal/engines/cards/cards.rules';
import { colourOf } from '@portal/engines/roulette/roulette.rules';
import type { Shown } from '../../tables/table.rules.ts';
import { cardsWords } from '../texts/card-words.ts';
import { t } from './texts/translate.ts';

/** Describes the result of a round in the language of the page. */
export function resultWords(shown: Shown): string {
  if (shown.engine === 'roulette') return t(`number.${colourOf(shown.number)}`, { number: shown.number });
  if (shown.engine === 'cockfight') return t(`bout.${shown.bout.winner}`);
  const { winner, playerTotal, bankerTotal, player, banker } = shown.hands;
  const parts = [
    t(`won.${winner}`, { player: playerTotal, banker: bankerTotal }),
    ...(isPair(player) ? [t('pair.player')] : []),
    ...(isPair(banker) ? [t('pair.banker')] : []),
    t('won.cards', { player: cardsWords(player), banker: cardsWords(banker) }),
  ];
  return parts.join(', ');
}

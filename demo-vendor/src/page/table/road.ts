import { isPair } from '@portal/engines/cards/cards.rules';
import { colourOf } from '@portal/engines/roulette/roulette.rules';
import type { Shown } from '../../tables/table.rules.ts';
import { h } from '../dom/dom.ts';
import { resultWords } from './result-words.ts';
import type { PublicRound, TableInfo } from './table-api.ts';
import { t } from './texts/translate.ts';

function beadOf(shown: Shown): HTMLElement {
  if (shown.engine === 'roulette')
    return h('span', { class: `bead is-${colourOf(shown.number)}` }, String(shown.number));
  const winner = shown.engine === 'baccarat' ? shown.hands.winner : shown.bout.winner;
  const sign = t(`bead.${winner}`);
  const bead = h('span', { class: `bead is-${winner}` }, sign);
  if (shown.engine !== 'baccarat') return bead;
  if (isPair(shown.hands.player)) bead.append(h('i', { class: 'pair-player' }));
  if (isPair(shown.hands.banker)) bead.append(h('i', { class: 'pair-banker' }));
  return bead;
}

/** Creates the last results, newest last: numbers for roulette, a bead plate of six rows for the others. */
export function createRoad(table: TableInfo) {
  const element = h('ol', { class: `road road-${table.engine}`, 'aria-label': t('road.label') });
  return {
    element,
    show(rounds: readonly PublicRound[]) {
      const lines = rounds.flatMap(({ roundNo, shown }) => {
        if (!shown) return [];
        const bead = beadOf(shown);
        bead.setAttribute('role', 'img');
        bead.setAttribute('aria-label', t('road.round', { roundNo, result: resultWords(shown) }));
        return [h('li', {}, bead)];
      });
      element.replaceChildren(...(table.engine === 'roulette' ? lines.slice(-18) : lines));
      element.scrollLeft = element.scrollWidth;
    },
  };
}

import { t } from '../texts/translate.ts';
import './cards.css';
import '../hand.css';
import './blackjack.css';
import { h } from '../../dom/dom.ts';
import { createHandActions } from '../hand-actions.ts';
import type { MakeHandBoard } from '../hand-board.ts';
import { createCardRow } from './card-row.ts';

/** The dealer above, the player below, one card of the dealer face down while the hand is open. */
export const makeBlackjackBoard: MakeHandBoard = (_game, sound) => {
  const actions = createHandActions({ hit: 'H', stand: 'S', double: 'D' });
  const note = h('p', { class: 'hand-note', role: 'status' });
  const side = (name: string) => {
    const row = createCardRow(t('cards.side', { name }), sound.click);
    const total = h('output', { class: 'hand-total', 'aria-label': t('cards.side_total', { name }) });
    return { row, total, element: h('div', { class: 'blackjack-side' }, h('p', {}, name, total), row.element) };
  };
  const dealer = side(t('side.dealer'));
  const player = side(t('side.you'));
  const felt = h('div', { class: 'card-felt blackjack-felt' }, dealer.element, note, player.element);
  let lastStart = '';

  return {
    element: h('div', { class: 'board board-blackjack' }, felt, actions.element),
    choice: () => undefined,
    async show(view, offers) {
      if (view.kind !== 'blackjack') return;
      const start = [view.player[0], view.player[1], view.dealer[0]].join();
      if (start !== lastStart || offers.some(({ id }) => id === 'double')) {
        dealer.row.clear();
        player.row.clear();
        dealer.total.textContent = '';
        note.textContent = '';
      }
      lastStart = start;
      felt.className = 'card-felt blackjack-felt';
      await player.row.lay(view.player);
      player.total.textContent = String(view.playerTotal);
      const isOpen = view.result === null;
      await dealer.row.lay(isOpen ? [...view.dealer, null] : view.dealer);
      dealer.total.textContent = String(view.dealerTotal);
      note.textContent = view.result
        ? t(`blackjack.${view.result}`)
        : t('blackjack.now', { player: view.playerTotal, dealer: view.dealerTotal });
      if (view.result) felt.classList.add(`is-${view.result}`);
      if (view.result) sound.stop();
      actions.offer(offers);
    },
    onAct: actions.onAct,
    cancel: actions.again,
  };
};

import { t } from '../texts/translate.ts';
import './cards.css';
import '../chips/chips.css';
import './baccarat.css';
import { spots, spotUnits } from '@portal/engines/cards/baccarat/baccarat.rules';
import { baccaratTotal } from '@portal/engines/cards/baccarat-cards.rules';
import type { BaccaratResult } from '@portal/engines/views';
import { h } from '../../dom/dom.ts';
import type { MakeBoard } from '../board.ts';
import { createChipBets } from '../chips/chip-tools.ts';
import { narrowBaccarat, wideBaccarat } from './baccarat-felt.ts';
import { createCardRow } from './card-row.ts';

const shownRounds = 14;

/** One of the two hands with its total. */
function createHand(name: string, onLaid: () => void) {
  const row = createCardRow(t('cards.of', { name }), onLaid);
  const total = h('output', { class: 'hand-total', 'aria-label': t('cards.total_of', { name }) });
  const element = h('div', { class: 'baccarat-hand' }, h('p', {}, name, total), row.element);
  return {
    element,
    async lay(cards: number[]) {
      await row.lay(cards);
      total.textContent = String(baccaratTotal(cards));
    },
    clear() {
      row.clear();
      total.textContent = '';
      element.classList.remove('is-winner');
    },
  };
}

/** Player and banker above the felt; cards fall as at the table, third cards last. */
export const makeBaccaratBoard: MakeBoard = (_game, sound) => {
  const hands = {
    player: createHand(t('side.player'), sound.click),
    banker: createHand(t('side.banker'), sound.click),
  };
  const past = h('ol', { class: 'past baccarat-past', 'aria-label': t('baccarat.past') });
  const bets = createChipBets(t('baccarat.table'), spots, { narrow: narrowBaccarat, wide: wideBaccarat }, sound);

  async function deal({ player, banker }: BaccaratResult): Promise<void> {
    for (const count of [1, 2]) {
      await hands.player.lay(player.slice(0, count));
      await hands.banker.lay(banker.slice(0, count));
    }
    await hands.player.lay(player);
    await hands.banker.lay(banker);
  }
  function showWinner({ winner }: BaccaratResult): void {
    if (winner !== 'tie') hands[winner].element.classList.add('is-winner');
    past.prepend(
      h('li', { class: `is-${winner}`, 'aria-label': t(`baccarat.${winner}`) }, t(`baccarat.letter_${winner}`)),
    );
    if (past.children.length > shownRounds) past.lastElementChild?.remove();
  }
  function clear(): void {
    hands.player.clear();
    hands.banker.clear();
  }
  return {
    element: h(
      'div',
      { class: 'board board-baccarat' },
      h('div', { class: 'baccarat-hands' }, hands.player.element, hands.banker.element),
      past,
      bets.element,
    ),
    choice: bets.choice,
    parts: { count: bets.count, onChange: bets.onChange },
    start() {
      bets.lock(true);
      clear();
    },
    async show(view) {
      if (view.kind !== 'baccarat') return;
      await deal(view);
      sound.stop();
      showWinner(view);
      bets.lock(false);
      bets.showResult(
        view.choice,
        spots.filter(({ id }) => spotUnits(view, id) > 0).map(({ id }) => id),
      );
    },
    cancel() {
      clear();
      bets.lock(false);
    },
  };
};

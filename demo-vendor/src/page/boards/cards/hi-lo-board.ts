import './cards.css';
import '../hand.css';
import './hi-lo.css';
import { winningRanks } from '@portal/engines/cards/hi-lo/hi-lo.rules';
import { drawn, h, isMotionReduced } from '../../dom/dom.ts';
import { cardWords } from '../../texts/card-words.ts';
import { shownPercent } from '../../texts/figures.ts';
import { createHandActions } from '../hand-actions.ts';
import type { MakeHandBoard } from '../hand-board.ts';
import { t } from '../texts/translate.ts';
import { cardBack, cardFace } from './card-picture.ts';

/** The card on top, those before it, and what either side would pay. */
export const makeHiLoBoard: MakeHandBoard = (_game, sound) => {
  const actions = createHandActions({ high: 'H', low: 'L', cash: 'C' });
  const top = h('div', { class: 'hi-lo-top' }, drawn('playing-card', cardBack()));
  const past = h('div', { class: 'hi-lo-past', 'aria-hidden': 'true' });
  const worth = h('output', { class: 'hi-lo-worth', 'aria-label': t('worth.now') }, '—');
  const note = h('p', { class: 'hand-note', role: 'status' });
  const felt = h(
    'div',
    { class: 'card-felt hi-lo-felt' },
    past,
    top,
    h('p', { class: 'hi-lo-now' }, t('worth.now'), ' ', worth),
    note,
  );
  const arrows = { high: '▲', low: '▼' } as const;
  let shown = 0;

  function lay(cards: readonly number[]): void {
    const card = cards[cards.length - 1] ?? 0;
    const face = drawn('playing-card', cardFace(card));
    top.replaceChildren(face);
    past.replaceChildren(
      ...cards
        .slice(0, -1)
        .slice(-6)
        .map((each) => drawn('playing-card', cardFace(each))),
    );
    const isNew = cards.length !== shown;
    shown = cards.length;
    if (!isNew || isMotionReduced()) return;
    face.animate(
      [
        { transform: 'translateX(60px) rotateY(80deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 260,
        easing: 'cubic-bezier(.2,.8,.3,1)',
      },
    );
    sound.click();
  }

  return {
    element: h('div', { class: 'board board-hi-lo' }, felt, actions.element),
    choice: () => undefined,
    async show(view, offers) {
      if (view.kind !== 'hi-lo') return;
      const { next } = view;
      const card = view.cards[view.cards.length - 1] ?? 0;
      lay(view.cards);
      felt.classList.toggle('is-win', !next && !view.isLost);
      worth.textContent = view.worth ?? '—';
      const chance = (side: 'high' | 'low') =>
        `${arrows[side]} ${next?.[side] ?? ''} · ${shownPercent((100 * winningRanks(card, side)) / 13, 0)}`;
      const end = view.isLost
        ? t('hi_lo.lost', { card: cardWords(card) })
        : t('hi_lo.cashed', { worth: view.worth ?? '' });
      note.textContent = next ? t('hi_lo.next', { card: cardWords(card) }) : end;
      if (!next) sound.stop();
      actions.offer(offers, { high: chance('high'), low: chance('low'), cash: view.worth ?? '' });
    },
    onAct: actions.onAct,
    cancel: actions.again,
  };
};

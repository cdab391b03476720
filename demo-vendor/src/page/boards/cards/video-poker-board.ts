import { localize } from '../../texts/localize.ts';
import { t } from '../texts/translate.ts';
import './cards.css';
import '../hand.css';
import './video-poker.css';
import { deucesLines } from '@portal/engines/cards/video-poker/deuces.rules';
import { jacksLines } from '@portal/engines/cards/video-poker/jacks.rules';
import { holdAction } from '@portal/engines/cards/video-poker/video-poker.rules';
import { drawn, h, isMotionReduced, wait } from '../../dom/dom.ts';
import { createHandActions } from '../hand-actions.ts';
import type { MakeHandBoard } from '../hand-board.ts';
import { cardBack, cardFace } from './card-picture.ts';

const places = [0, 1, 2, 3, 4];

/** Five cards that are held or not, by tap or by the keys 1 to 5, under what they pay. */
export const makeVideoPokerBoard: MakeHandBoard = (game, sound) => {
  const lines = game.engine === 'video-poker-deuces' ? deucesLines : jacksLines;
  const rows = lines.map(({ label, pays }) => h('li', {}, h('span', {}, localize(label)), h('b', {}, `${pays}×`)));
  const note = h('p', { class: 'hand-note', role: 'status' });
  const held = new Set<number>();
  const shown: (number | null)[] = [];
  const actions = createHandActions({ hold: 'D' }, () => holdAction([...held].sort()));
  const cards = places.map((place) => {
    const card = h('button', {
      type: 'button',
      class: 'hold-card',
      'aria-pressed': 'false',
      onClick: () => toggle(place),
    });
    card.setAttribute('aria-keyshortcuts', String(place + 1));
    return card;
  });

  function toggle(place: number): void {
    if (!actions.isTurn()) return;
    if (!held.delete(place)) held.add(place);
    sound.click();
    for (const [i, card] of cards.entries()) card.setAttribute('aria-pressed', String(held.has(i)));
  }
  function put(place: number, card: number | null): void {
    const tag = h('span', { class: 'hold-tag' }, t('poker.hold'));
    cards[place]?.replaceChildren(drawn('playing-card', card === null ? cardBack() : cardFace(card)), tag);
    shown[place] = card;
  }
  async function turnTo(next: readonly number[]): Promise<void> {
    const changed = places.filter((place) => shown[place] !== next[place]);
    for (const place of changed) put(place, null);
    for (const place of changed) {
      await wait(isMotionReduced() ? 0 : 130);
      put(place, next[place] ?? null);
      sound.click();
    }
  }
  addEventListener('keydown', (event) => {
    const place = Number(event.key) - 1;
    if (places.includes(place) && !event.repeat && !document.querySelector('dialog[open]')) toggle(place);
  });
  for (const place of places) put(place, null);
  actions.onTurn((isTurn) => {
    for (const card of cards) card.setAttribute('aria-disabled', String(!isTurn));
  });
  actions.offer([]);

  return {
    element: h(
      'div',
      { class: 'board board-video-poker' },
      h('ul', { class: 'poker-lines' }, ...rows),
      h('div', { class: 'hold-cards', role: 'group', 'aria-label': t('poker.cards') }, ...cards),
      note,
      actions.element,
    ),
    choice: () => undefined,
    async show(view, offers) {
      if (view.kind !== 'video-poker') return;
      const isOpen = offers.length > 0;
      held.clear();
      for (const place of view.held ?? []) held.add(place);
      for (const [i, card] of cards.entries()) card.setAttribute('aria-pressed', String(held.has(i)));
      if (isOpen && shown.every((card) => card !== null)) for (const place of places) put(place, null);
      await turnTo(view.cards);
      for (const [i, row] of rows.entries()) row.classList.toggle('is-lit', lines[i]?.id === view.line);
      const line = lines.find(({ id }) => id === view.line);
      const name = line && localize(line.label);
      note.textContent = isOpen
        ? name
          ? t('poker.choose_named', { name })
          : t('poker.choose')
        : (name ?? t('poker.nothing'));
      actions.offer(offers);
    },
    onAct: actions.onAct,
    cancel: actions.again,
  };
};

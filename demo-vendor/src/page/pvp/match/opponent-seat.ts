import { cardBack } from '../../boards/cards/card-picture.ts';
import { drawn, h } from '../../dom/dom.ts';
import { avatarPicture } from '../avatar-picture.ts';
import type { MatchView } from '../pvp-api.ts';
import { tableName } from '../table-names.ts';
import { t } from '../texts/translate.ts';
import { createTurnRing } from './turn-ring.ts';

/** Creates the opponent's side of the table: name, number of cards, and time. */
export function createOpponentSeat() {
  const ring = createTurnRing('');
  const name = h('b', { class: 'seat-name' });
  const state = h('span', { class: 'seat-state', role: 'status' });
  const backs = h('div', { class: 'backs', 'aria-hidden': 'true' });
  const count = h('span', { class: 'back-count' });
  const element = h(
    'section',
    { class: 'opponent', 'aria-label': t('seat.opponent') },
    ring.element,
    h('div', { class: 'seat-words' }, name, state),
    h('div', { class: 'back-row' }, backs, count),
  );
  let number: number | undefined;

  return {
    element,
    show({ opponent, turn, phase, msLeft, end }: MatchView) {
      if (number !== opponent.number) ring.picture(avatarPicture(opponent.number));
      number = opponent.number;
      name.textContent = tableName(opponent.number);
      const late = opponent.late > 0 ? t('seat.late', { count: opponent.late }) : '';
      const words = opponent.isHere || end ? late : t('seat.away');
      if (state.textContent !== words) state.textContent = words;
      element.classList.toggle('is-away', !opponent.isHere && !end);
      while (backs.children.length > opponent.cards) backs.lastElementChild?.remove();
      while (backs.children.length < opponent.cards) backs.append(drawn('playing-card', cardBack()));
      backs.style.setProperty('--cards', String(Math.max(opponent.cards, 1)));
      const cards = t('seat.cards', { count: opponent.cards });
      if (count.textContent !== cards) count.textContent = cards;
      count.classList.toggle('is-few', opponent.cards > 0 && opponent.cards <= 3);
      if (phase === 'playing' && turn === 'opponent' && !end) ring.show(msLeft);
      else ring.stop();
    },
  };
}

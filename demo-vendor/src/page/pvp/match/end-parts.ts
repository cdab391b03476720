import { cardFace } from '../../boards/cards/card-picture.ts';
import { drawn, h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';

export interface EndActs {
  again(): void;
  leave(): void;
  verify(): void;
}

/** Creates the empty elements of a match's end. */
export function createEndParts(acts: EndActs) {
  const title = h('h2', { tabindex: '-1' });
  const figure = h('p', { class: 'end-figure' });
  const reason = h('p', { class: 'end-why' });
  const split = h('dl', { class: 'split' });
  const opponentCards = h('div', { class: 'end-rest' });
  const again = h('button', { type: 'button', class: 'main-act', onClick: acts.again });
  const leave = h('button', { type: 'button', class: 'quiet', onClick: acts.leave }, t('match.back'));
  const verify = h('button', { type: 'button', class: 'quiet', onClick: acts.verify }, t('match.verify'));
  const note = h('p', { class: 'end-note', role: 'status' });
  const buttons = h('div', { class: 'end-acts' }, again, h('div', { class: 'end-more' }, leave, verify));
  const element = h(
    'section',
    { class: 'match-end', 'aria-label': t('match.result'), hidden: true },
    ...[title, figure, reason, split, opponentCards, note, buttons],
  );
  return { element, title, figure, reason: reason, split, opponentCards: opponentCards, again, verify, note };
}

/** Shows the cards left in the opponent's hand, if any. */
export function showOpponentCards(container: HTMLElement, hand: readonly number[], other: string): void {
  const cards = hand.map((card) => drawn('playing-card', cardFace(card)));
  const left =
    cards.length > 0 ? [h('p', {}, t('match.held', { other })), h('div', { class: 'rest-cards' }, ...cards)] : [];
  container.style.setProperty('--cards', String(Math.max(cards.length, 2)));
  container.replaceChildren(...left);
}

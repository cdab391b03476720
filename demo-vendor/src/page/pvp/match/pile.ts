import { cardFace } from '../../boards/cards/card-picture.ts';
import { drawn, h, isMotionReduced } from '../../dom/dom.ts';
import { cardsWords } from '../../texts/card-words.ts';
import type { MatchView } from '../pvp-api.ts';
import { t } from '../texts/translate.ts';
import { comboWords } from '../words.ts';

type Lying = NonNullable<MatchView['lying']>;

/** Creates the pile with the current combination and who played it, above the previous one. */
export function createPile() {
  const below = h('div', { class: 'pile-below', 'aria-hidden': 'true' });
  const top = h('div', { class: 'pile-top' });
  const words = h('p', { class: 'pile-words' });
  const element = h('div', { class: 'pile', role: 'group', 'aria-label': t('match.on_table') }, below, top, words);
  let lying: Lying | undefined;

  const faces = (cards: readonly number[]) => cards.map((card) => drawn('playing-card', cardFace(card)));
  const size = (box: HTMLElement, cards: readonly number[]) => box.style.setProperty('--cards', String(cards.length));

  return {
    element,
    /** `empty`: text for an empty table. */
    show(next: Lying | undefined, name: string, empty: string) {
      const isNew = String(next?.cards) !== String(lying?.cards);
      if (isNew && next) {
        size(below, lying?.cards ?? []);
        below.replaceChildren(...faces(lying?.cards ?? []));
        size(top, next.cards);
        top.replaceChildren(...faces(next.cards));
        fly(top, next.by);
      }
      if (!next) {
        below.replaceChildren();
        top.replaceChildren();
      }
      lying = next;
      element.classList.toggle('is-empty', !next);
      const text = next ? t('step.combo_of', { combo: name, cards: comboWords(next.kind) }) : empty;
      if (words.textContent !== text) words.textContent = text;
      if (next) top.setAttribute('aria-label', cardsWords(next.cards));
    },
  };
}

function fly(top: HTMLElement, by: Lying['by']): void {
  if (isMotionReduced()) return;
  const from = by === 'you' ? '140px' : '-140px';
  top.animate(
    [
      { transform: `translateY(${from}) scale(.8)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 200, easing: 'ease-out' },
  );
}

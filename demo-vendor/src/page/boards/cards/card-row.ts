import { drawn, h, isMotionReduced, wait } from '../../dom/dom.ts';
import { cardBack, cardFace } from './card-picture.ts';

const dealMs = 230;

interface CardRow {
  element: HTMLElement;
  /** Lays the cards that are not there yet; null is face down. Resolves when the last one lies. */
  lay(cards: readonly (number | null)[]): Promise<void>;
  clear(): void;
}

/** Creates cards side by side, overlapping if there is no room; calls `onLaid` for each new card. */
export function createCardRow(label: string, onLaid: () => void): CardRow {
  const element = h('div', { class: 'card-row', role: 'group', 'aria-label': label });
  let lying: (number | null)[] = [];
  const cardElement = (card: number | null) => drawn('playing-card', card === null ? cardBack() : cardFace(card));

  return {
    element,
    async lay(cards) {
      element.style.setProperty('--cards', String(Math.max(cards.length, 2)));
      for (const [i, card] of cards.entries()) {
        if (i < lying.length && lying[i] === card) continue;
        const next = cardElement(card);
        const before = element.children[i];
        if (before) before.replaceWith(next);
        else element.append(next);
        onLaid();
        if (isMotionReduced()) continue;
        const from = before ? 'rotateY(90deg)' : 'translate(40px, -120px) rotate(14deg)';
        next.animate(
          [
            { transform: from, opacity: before ? 1 : 0 },
            { transform: 'none', opacity: 1 },
          ],
          {
            duration: dealMs,
            easing: 'cubic-bezier(.2,.8,.3,1)',
          },
        );
        await wait(dealMs);
      }
      while (element.children.length > cards.length) element.lastElementChild?.remove();
      lying = [...cards];
    },
    clear() {
      element.replaceChildren();
      lying = [];
    },
  };
}

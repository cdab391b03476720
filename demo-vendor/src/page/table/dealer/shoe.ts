import { packs } from '@portal/engines/cards/baccarat/baccarat.rules';
import { drawn, h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import { restartMotion } from './dealer.ts';
import { shoePicture } from './shoe-picture.ts';

const shoeCards = packs * 52;

/** Creates the shoe, from which the cards come. */
export function createShoe() {
  const left = h('span', { class: 'shoe-left', translate: 'no' });
  const element = h('div', { class: 'shoe', role: 'img' }, drawn('shoe-picture', shoePicture()), left);
  let dealt = 0;

  function count(next: number): void {
    dealt = next;
    left.textContent = String(shoeCards - dealt);
    element.setAttribute('aria-label', t('shoe.left', { left: shoeCards - dealt, cards: shoeCards }));
  }

  return {
    element,
    fill: () => count(0),
    /** Takes a card out for a place on the table; `live` moves it. */
    deal(place: HTMLElement, live: boolean): void {
      count(dealt + 1);
      if (!live) return;
      const [from, to] = [element.getBoundingClientRect(), place.getBoundingClientRect()];
      place.style.setProperty('--deal-x', `${from.left + from.width * 0.2 - to.left}px`);
      place.style.setProperty('--deal-y', `${from.top + from.height / 2 - to.top}px`);
      restartMotion(element);
    },
  };
}

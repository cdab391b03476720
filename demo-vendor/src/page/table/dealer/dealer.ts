import { packs } from '@portal/engines/cards/baccarat/baccarat.rules';
import { type Dealer, dealerOf } from '../../../tables/dealers.ts';
import { drawn, h, isMotionReduced } from '../../dom/dom.ts';
import { setDrawing } from '../../dom/markup.ts';
import { t } from '../texts/translate.ts';
import { dealerPicture } from './dealer-picture.ts';
import { shoePicture } from './shoe-picture.ts';

const shoeCards = packs * 52;

/** Creates the drawn dealer of a table with the shoe, from which the cards come. */
export function createDealer(table: string) {
  const picture = drawn('dealer-picture', '');
  const name = h('span', { class: 'dealer-name', translate: 'no' });
  const figure = h('div', { class: 'dealer', role: 'img' }, picture, name);
  const left = h('span', { class: 'shoe-left', translate: 'no' });
  const shoe = h('div', { class: 'shoe', role: 'img' }, drawn('shoe-picture', shoePicture()), left);
  let shown: Dealer | undefined;
  let dealt = 0;

  function count(): void {
    left.textContent = String(shoeCards - dealt);
    shoe.setAttribute('aria-label', t('shoe.left', { left: shoeCards - dealt, cards: shoeCards }));
  }

  /** Restarts a movement of the style sheet. */
  function move(element: HTMLElement): void {
    element.classList.remove('is-dealing');
    if (isMotionReduced()) return;
    void element.offsetWidth;
    element.classList.add('is-dealing');
  }

  return {
    elements: [figure, shoe],
    /** Shows the dealer of a round, with a full shoe. */
    round(roundNo: number): void {
      const dealer = dealerOf(table, roundNo);
      if (dealer !== shown) {
        shown = dealer;
        setDrawing(picture, dealerPicture(dealer.id));
        name.textContent = dealer.name;
        figure.setAttribute('aria-label', t('dealer.name', { name: dealer.name }));
      }
      dealt = 0;
      count();
    },
    /** Takes a card out of the shoe for a place on the table; `live` moves dealer and shoe. */
    deal(place: HTMLElement, live: boolean): void {
      dealt += 1;
      count();
      if (!live) return;
      const [from, to] = [shoe.getBoundingClientRect(), place.getBoundingClientRect()];
      place.style.setProperty('--deal-x', `${from.left + from.width * 0.2 - to.left}px`);
      place.style.setProperty('--deal-y', `${from.top + from.height / 2 - to.top}px`);
      move(figure);
      move(shoe);
    },
  };
}

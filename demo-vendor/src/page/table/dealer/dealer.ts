import { type Dealer, dealerOf } from '../../../tables/dealers.ts';
import { dealerPicture } from '../../../tables/pictures/dealer-picture.ts';
import { drawn, h, isMotionReduced } from '../../dom/dom.ts';
import { setDrawing } from '../../dom/markup.ts';
import { t } from '../texts/translate.ts';

/** Creates the drawn dealer of a table. */
export function createDealer(table: string) {
  const picture = drawn('dealer-picture', '');
  const name = h('span', { class: 'dealer-name', translate: 'no' });
  const element = h('div', { class: 'dealer', role: 'img' }, picture, name);
  let shown: Dealer | undefined;

  return {
    element,
    /** Shows the dealer of a round. */
    round(roundNo: number): void {
      const dealer = dealerOf(table, roundNo);
      if (dealer === shown) return;
      shown = dealer;
      setDrawing(picture, dealerPicture(dealer.id));
      name.textContent = dealer.name;
      element.setAttribute('aria-label', t('dealer.name', { name: dealer.name }));
    },
    /** Reaches over the table. */
    reach: () => restartMotion(element),
  };
}

/** Restarts the movement of the style sheet for a dealer or shoe that deals; nothing moves where motion is reduced. */
export function restartMotion(element: HTMLElement): void {
  element.classList.remove('is-dealing');
  if (isMotionReduced()) return;
  void element.offsetWidth;
  element.classList.add('is-dealing');
}

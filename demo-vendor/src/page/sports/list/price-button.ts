import type { FixtureView, MarketView, SelectionView } from '../../../sports/sports-shapes.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { pickKey, pickOf } from '../slip/picks.rules.ts';
import { priceMove } from '../slip/price-move.rules.ts';
import { t } from '../texts/translate.ts';
import { priceName } from './names.rules.ts';

export interface PriceActs {
  toggle(pick: ReturnType<typeof pickOf>): void;
  has(key: string): boolean;
}

/** How long the arrow of a move stays. */
const moveShownMs = 5000;

/** Creates a price button. It shows changes by an arrow, and a lock while the market is suspended. */
export function createPriceButton(
  acts: PriceActs,
  signOf: (market: MarketView, selection: SelectionView, fixture: FixtureView) => string,
) {
  const sign = h('span', { class: 'price-sign' });
  const value = h('b', { class: 'price-value', translate: 'no' });
  const arrow = h('span', { class: 'price-arrow' });
  const element = h('button', { type: 'button', class: 'price', 'aria-pressed': 'false' }, sign, ' ', value, arrow);
  let now: { fixture: FixtureView; market: MarketView; selection: SelectionView } | undefined;
  let before: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  element.addEventListener('click', () => {
    if (now && now.fixture.betting === 'open') acts.toggle(pickOf(now.fixture, now.market, now.selection));
  });
  const calm = () => {
    delete element.dataset.move;
    arrow.replaceChildren();
  };
  return {
    element,
    updatePicked(): void {
      const isChosen = now !== undefined && acts.has(pickKey(pickOf(now.fixture, now.market, now.selection)));
      element.setAttribute('aria-pressed', String(isChosen));
    },
    show(fixture: FixtureView, market: MarketView, selection: SelectionView): void {
      const move =
        now?.market.id === market.id && now.selection.id === selection.id
          ? priceMove(before, selection.price)
          : undefined;
      now = { fixture, market, selection };
      before = selection.price;
      const isOpen = fixture.betting === 'open';
      sign.textContent = signOf(market, selection, fixture);
      value.textContent = selection.price;
      element.classList.toggle('is-locked', !isOpen);
      element.setAttribute('aria-disabled', String(!isOpen));
      // The visible text comes first, so that voice control finds the button by it.
      const name = `${sign.textContent} ${selection.price}: ${priceName(market, selection)}`;
      element.setAttribute('aria-label', isOpen ? name : t('price.suspended', { name }));
      if (!isOpen) {
        calm();
        arrow.replaceChildren(icon('lock'));
      } else if (arrow.firstChild && !element.dataset.move) arrow.replaceChildren();
      if (move && isOpen) {
        clearTimeout(timer);
        element.dataset.move = move;
        arrow.replaceChildren(icon(move));
        timer = setTimeout(calm, moveShownMs);
      }
      this.updatePicked();
    },
  };
}
export type PriceButton = ReturnType<typeof createPriceButton>;

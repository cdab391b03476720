import type { FixtureView, MarketView, SelectionView } from '../../../sports/sports-shapes.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import { createPriceButton, type PriceActs, type PriceButton } from './price-button.ts';

type SignOf = (market: MarketView, selection: SelectionView, fixture: FixtureView) => string;

/** Creates the prices of one market side by side; buttons are updated in place. */
export function createPriceRow(acts: PriceActs, signOf: SignOf, className = '') {
  const element = h('div', { class: `prices ${className}` });
  const buttons = new Map<string, PriceButton>();
  const closed = h('p', { class: 'prices-closed' }, icon('lock'), t('price.none'));
  return {
    element,
    updatePicked: () => {
      for (const button of buttons.values()) button.updatePicked();
    },
    show(fixture: FixtureView, market: MarketView | undefined): void {
      const selections = market?.selections ?? [];
      const ids = selections.map(({ id }) => id);
      for (const [id, button] of buttons) {
        if (ids.some((each) => each === id)) continue;
        button.element.remove();
        buttons.delete(id);
      }
      if (!market || selections.length === 0) {
        element.replaceChildren(closed);
        return;
      }
      closed.remove();
      for (const [i, selection] of selections.entries()) {
        const button = buttons.get(selection.id) ?? createPriceButton(acts, signOf);
        buttons.set(selection.id, button);
        if (element.children[i] !== button.element) element.insertBefore(button.element, element.children[i] ?? null);
        button.show(fixture, market, selection);
      }
    },
  };
}
export type PriceRow = ReturnType<typeof createPriceRow>;

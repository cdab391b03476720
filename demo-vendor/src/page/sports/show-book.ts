import { h } from '../dom.ts';
import type { BookParts } from './book-parts.ts';
import { combinedPrice } from './slip/money.rules.ts';
import { sameMatch } from './slip/picks.rules.ts';
import { t } from './texts/say.ts';

/** Puts the parts of the page where they belong. */
export function layOut(root: HTMLElement, { bar, line, centre, tabs, place, toasts, announcer }: BookParts): void {
  const middle = h('div', { class: 'middle' }, tabs.element, centre.element);
  const columns = h('div', { class: 'columns' }, centre.filters, middle, place.column);
  root.replaceChildren(bar.element, line.element, columns, place.sheet, toasts.element, announcer.element);
}

/** Shows the current slip in its panel, at its tab, and on the chosen prices. */
export function showSlip({ slip, panel, tabs, centre }: BookParts): void {
  panel.show();
  const { picks } = slip.state();
  const isParlay = sameMatch(picks).length === 0;
  const combined = isParlay ? combinedPrice(picks.map(({ price }) => price)) : '';
  const spoken = t(picks.length === 1 ? 'slip.spoken_one' : 'slip.spoken', { count: picks.length });
  tabs.picks(picks.length, {
    small: combined,
    spoken: combined ? t('slip.spoken_at', { slip: spoken, price: combined }) : spoken,
  });
  centre.mark();
}

/** Shows the open view and the counts at the tabs. */
export function showCounts({ tabs, centre, bets }: BookParts): void {
  tabs.show(centre.view());
  tabs.counts({ live: centre.liveCount(), bets: bets.openCount() });
  if (centre.view() === 'bets') bets.show();
}

import { h } from '../dom/dom.ts';
import { combinedPrice } from './slip/money.rules.ts';
import { sameMatch } from './slip/picks.rules.ts';
import type { SportsbookParts } from './sportsbook-parts.ts';
import { t } from './texts/translate.ts';

/** Puts the parts of the page where they belong. */
export function layOut(
  root: HTMLElement,
  { bar, line, centre, tabs, slipContainer, toasts, announcer }: SportsbookParts,
): void {
  const middle = h('div', { class: 'middle' }, tabs.element, centre.element);
  const columns = h('div', { class: 'columns' }, centre.filters, middle, slipContainer.column);
  root.replaceChildren(bar.element, line.element, columns, slipContainer.sheet, toasts.element, announcer.element);
}

/** Shows the current slip in its panel, at its tab, and on the chosen prices. */
export function showSlip({ slip, panel, tabs, centre }: SportsbookParts): void {
  panel.show();
  const { picks } = slip.state();
  const isParlay = sameMatch(picks).length === 0;
  const combined = isParlay ? combinedPrice(picks.map(({ price }) => price)) : '';
  const spoken = t('slip.spoken', { count: picks.length });
  tabs.picks(picks.length, {
    small: combined,
    spoken: combined ? t('slip.spoken_at', { slip: spoken, price: combined }) : spoken,
  });
  centre.updatePicked();
}

/** Shows the open view and the counts at the tabs. */
export function showCounts({ tabs, centre, bets }: SportsbookParts): void {
  tabs.show(centre.view());
  tabs.counts({ live: centre.liveCount(), bets: bets.openCount() });
  if (centre.view() === 'bets') bets.show();
}

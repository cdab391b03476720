import { gradientSheet } from '../../art/gradients.ts';
import { drawn, h } from '../../dom/dom.ts';
import { slipSums } from '../slip/slip.rules.ts';
import { t } from '../texts/translate.ts';
import type { LotteryParts, ViewName } from './lottery-parts.ts';

/** Puts the parts of the page where they belong. */
export function layOut(
  root: HTMLElement,
  { bar, line, centre, tabs, slipContainer, toasts, side }: LotteryParts,
): void {
  const middle = h('div', { class: 'middle' }, tabs.element, centre.element);
  const columns = h('div', { class: 'columns' }, side.element, middle, slipContainer.column);
  root.replaceChildren(bar.element, line.element, columns, slipContainer.sheet, toasts.element);
  // The coins of a win take their gold from here.
  root.append(drawn('gradients', gradientSheet()));
}

/** Shows the slip as it is now: in its panel, and at its tab as "4 lines" with their price below. */
export function showSlip({ info, slip, panel, tabs }: LotteryParts): void {
  panel.show();
  const { lines, draws } = slip.state();
  const total = slipSums(lines, Math.max(1, draws.length)).totalMinor / 100;
  const short = total >= 10_000 ? `${Math.floor(total / 1000)}k` : String(Math.floor(total));
  const price = `${info.currencySymbol} ${short}`;
  const spoken = t('slip.holds', { lines: t('count.line', { count: lines.length }), price });
  tabs.picks(lines.length, { small: t('slip.lines', { count: lines.length }), spoken, under: price });
}

/** Shows at the tabs which view is open and what waits in it. */
export function showCounts({ tabs, centre, tickets }: LotteryParts): void {
  tabs.show(centre.view());
  tabs.counts({ tickets: tickets.waitingCount() });
}

/** Brings what a view shows to where it stands now. */
export function showView(parts: LotteryParts, view: ViewName): void {
  const { bar, store, lobby, results, tickets } = parts;
  bar.setName(view === 'lobby' ? t('view.lobby') : store.game().gameName);
  if (view === 'lobby') void lobby.refresh();
  if (view === 'results') results.show();
  if (view === 'tickets') void tickets.read();
  showCounts(parts);
}

/** Moves what goes with the clock. */
export function tick({ store, head, lobby, side, centre, slipContainer }: LotteryParts): void {
  store.tick();
  head.tick();
  lobby.tick(centre.view() === 'lobby' || slipContainer.isWide());
  side.show(lobby.states(), store.game().gameCode);
  side.tick();
}

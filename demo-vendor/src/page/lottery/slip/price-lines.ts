import { h } from '../../dom/dom.ts';
import { shownMinor } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';
import { type SlipLine, slipSums } from './slip.rules.ts';

/** How the total of a slip comes about, row by row. */
export function priceLines(lines: readonly SlipLine[], draws: number, currencySymbol: string): HTMLElement[] {
  const sums = slipSums(lines, Math.max(1, draws));
  const money = (minor: number) => shownMinor(minor, currencySymbol);
  const [first] = lines;
  const isEqual = lines.every((line) => line.stakeMinor === first?.stakeMinor && line.multiple === first?.multiple);
  const each =
    first && isEqual ? ` × ${money(first.stakeMinor)}${first.multiple > 1 ? ` × ${first.multiple}` : ''}` : '';
  const row = (label: string, value: string) => h('p', { class: 'sum-row' }, h('span', {}, label), h('b', {}, value));
  return [
    row(`${t('count.line', { count: sums.lines })}${each}`, money(sums.priceMinor)),
    ...(sums.draws > 1
      ? [row(t('slip.times_draws', { draws: t('count.draw', { count: sums.draws }) }), money(sums.totalMinor))]
      : []),
    h('p', { class: 'sum-row sum-total' }, h('span', {}, t('slip.total')), h('output', {}, money(sums.totalMinor))),
  ];
}

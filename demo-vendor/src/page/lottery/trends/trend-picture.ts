import { path, s } from '../../art/svg.ts';
import { h } from '../../dom/dom.ts';
import { text } from '../art/ball-picture.ts';
import { t } from '../texts/translate.ts';
import { marked, type Trend, type TrendCount } from './trend.rules.ts';

const ink = 'var(--ink)';
const muted = 'var(--muted)';

/** Bars with their figures on them; the longest stretch without a value is below it. */
function bars(counts: readonly TrendCount[]): SVGSVGElement {
  // Many values stand closer, so that their figures stay as large.
  const wide = counts.length > 10 ? 25 : 36;
  const [top, height] = [18, 96];
  const most = Math.max(1, ...counts.map(({ times }) => times));
  const { hot } = marked(counts);
  const columns = counts.map(({ value, times, since }, i) => {
    const size = (times / most) * height;
    const x = i * wide;
    const fill = hot.some((each) => each.value === value)
      ? 'var(--accent)'
      : 'color-mix(in srgb, var(--accent) 45%, var(--sunken))';
    return s(
      'g',
      { transform: `translate(${x} 0)` },
      s('rect', { x: 5, y: top + height - size, width: wide - 10, height: Math.max(1, size), rx: 4, fill }),
      text(wide / 2, top + height - size - 4, 11, String(times), ink),
      text(wide / 2, top + height + 18, 14, value, ink),
      text(wide / 2, top + height + 33, 10, since === 0 ? t('trend.now') : `−${since}`, muted),
    );
  });
  const base = path(`M0 ${top + height}h${counts.length * wide}`, { stroke: 'var(--line)', 'stroke-width': 1.5 });
  return s(
    'svg',
    { viewBox: `0 0 ${counts.length * wide} 152`, class: 'trend', 'aria-hidden': 'true' },
    base,
    ...columns,
  );
}

/** A hundred squares in rows of ten: the darker, the more often. */
function squares(counts: readonly TrendCount[]): SVGSVGElement {
  const size = 34;
  const most = Math.max(1, ...counts.map(({ times }) => times));
  const least = Math.min(most, ...counts.map(({ times }) => times));
  const cells = counts.map(({ value, times }, i) => {
    const part = most === least ? 0 : (times - least) / (most - least);
    const isStrong = part > 0.55;
    const fill = `color-mix(in srgb, var(--accent) ${Math.round(8 + part * 92)}%, var(--sunken))`;
    const ofText = isStrong ? 'var(--on-accent)' : ink;
    return s(
      'g',
      { transform: `translate(${(i % 10) * size} ${Math.floor(i / 10) * size})` },
      s('rect', { x: 1, y: 1, width: size - 2, height: size - 2, rx: 6, fill }),
      text(size / 2, 15, 12, value, ofText),
      text(size / 2, 27, 10, String(times), isStrong ? 'var(--on-accent)' : muted),
    );
  });
  return s(
    'svg',
    { viewBox: `0 0 ${size * 10} ${size * 10}`, class: 'trend trend-squares', 'aria-hidden': 'true' },
    ...cells,
  );
}

function table({ title, counts }: Trend): HTMLElement {
  const head = (['trend.number', 'trend.times', 'trend.since'] as const).map((key) =>
    h('th', { scope: 'col' }, t(key)),
  );
  const rows = counts.map(({ value, times, since }) =>
    h('tr', {}, h('th', { scope: 'row' }, value), h('td', {}, String(times)), h('td', {}, String(since))),
  );
  const figures = h(
    'table',
    { class: 'trend-table' },
    h('caption', {}, t(title)),
    h('thead', {}, h('tr', {}, ...head)),
  );
  figures.append(h('tbody', {}, ...rows));
  return h('details', { class: 'trend-figures' }, h('summary', {}, t('trend.table')), figures);
}

/** Frequencies of values as a chart with a table. */
export function trendPicture(trend: Trend, draws: number): HTMLElement {
  const { hot, cold } = marked(trend.counts);
  const [often] = hot;
  const [out] = cold;
  const words = [
    ...(often
      ? [t('trend.most_often', { values: evenWords(hot), times: t('count.time', { count: often.times }) })]
      : []),
    ...(out ? [t('trend.longest_out', { values: evenWords(cold), draws: t('count.draw', { count: out.since }) })] : []),
  ];
  const sentence = t('trend.in', { words: words.join(t('trend.between')), draws: t('count.draw', { count: draws }) });
  return h(
    'figure',
    { class: 'trend-figure' },
    h('figcaption', {}, h('b', {}, t(trend.title)), h('small', {}, sentence)),
    trend.look === 'bars' ? bars(trend.counts) : squares(trend.counts),
    table(trend),
  );
}

/** More values than these are counted, not named. */
const mostNamed = 4;

/** Values in words: "7", "1 and 2 are even", "12 numbers are even". */
export function evenWords(counts: readonly TrendCount[]): string {
  const values = counts.map(({ value }) => value);
  const last = values.pop() ?? '';
  if (values.length === 0) return last;
  if (counts.length > mostNamed) return t('trend.even_many', { count: counts.length });
  return t('trend.even', { values: values.join(', '), last });
}

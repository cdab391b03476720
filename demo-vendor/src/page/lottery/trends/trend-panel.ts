import type { DrawView } from '../../../lottery/lottery-shapes.ts';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import { trendsOf } from './trend.rules.ts';
import { trendPicture } from './trend-picture.ts';

/** Frequencies of values, one chart at a time. */
export function createTrendPanel() {
  const element = h('div', { class: 'trends' });
  let chosen = 0;

  function show(kind: LotteryKindCode, past: readonly DrawView[]): HTMLElement {
    const trends = trendsOf(kind, past);
    const pick = (no: number) => () => {
      chosen = no;
      show(kind, past);
      element.querySelectorAll<HTMLElement>('.trend-chips button')[no]?.focus();
    };
    const chips = trends.map(({ title }, no) => {
      const chip = h('button', { type: 'button', class: 'chip', onClick: pick(no) }, t(title));
      chip.setAttribute('aria-pressed', String(no === chosen));
      return chip;
    });
    const row = h('div', { class: 'chips trend-chips', role: 'group', 'aria-label': t('trend.what') }, ...chips);
    const shown = trends[chosen] ?? trends[0];
    const draws = past.filter(({ state }) => state === 'result').length;
    element.replaceChildren(h('h3', {}, t('trend.title')), row, ...(shown ? [trendPicture(shown, draws)] : []));
    return element;
  }

  return {
    show,
    forget(): void {
      chosen = 0;
    },
  };
}

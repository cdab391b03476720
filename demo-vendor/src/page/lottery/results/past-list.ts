import type { DrawView } from '../../../lottery/lottery-shapes.ts';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { h } from '../../dom/dom.ts';
import { drawName } from '../clock/clock.rules.ts';
import { timeOfDraw } from '../clock/clock-words.ts';
import { t } from '../texts/translate.ts';
import { shortResult } from './short-result.ts';

/** Draws of the list at first; more on demand. */
const shownFirst = 12;

interface PastParts {
  kind: LotteryKindCode;
  past: readonly DrawView[];
  /** The draw whose board is shown. */
  shown: DrawView;
  isAll: boolean;
  choose(drawId: string): void;
  showAll(): void;
}

/** The draws that ended, to choose from. */
export function pastList({ kind, past, shown, isAll, choose, showAll }: PastParts): HTMLElement {
  const line = (draw: DrawView): HTMLElement => {
    const open = h(
      'button',
      { type: 'button', class: 'past-draw', onClick: () => choose(draw.drawId) },
      h('span', { class: 'past-when' }, h('b', {}, drawName(draw.drawId)), h('small', {}, timeOfDraw(draw.drawsAt))),
      shortResult(kind, draw),
    );
    if (draw === shown) open.setAttribute('aria-current', 'true');
    return h('li', {}, open);
  };
  const remaining = past.length - shownFirst;
  const more = h(
    'button',
    { type: 'button', class: 'second-act', onClick: showAll },
    t('count.earlier', { count: remaining }),
  );
  return h(
    'div',
    { class: 'past' },
    h('h3', {}, t('results.past')),
    h('ol', { class: 'past-draws' }, ...(isAll ? past : past.slice(0, shownFirst)).map(line)),
    ...(remaining > 0 && !isAll ? [more] : []),
  );
}

import type { DrawView } from '../../../lottery/lottery-shapes.ts';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { drawName } from '../clock/clock.rules.ts';
import { timeInZone } from '../clock/clock-words.ts';
import { t } from '../texts/translate.ts';
import { boardOfDraw } from './board-of-draw.ts';

/** The board of one draw, with what is to be said of it. */
export function boardCard(kind: LotteryKindCode, draw: DrawView, verify: (drawId: string) => void): HTMLElement {
  const { drawId, drawsAt, numbers, corrections, reason, state } = draw;
  const proof = h(
    'button',
    { type: 'button', class: 'second-act', onClick: () => verify(drawId) },
    icon('shield'),
    t('draw.verify'),
  );
  const notes = [
    ...(corrections > 0
      ? [h('p', { class: 'board-note' }, icon('warn'), t('results.corrected', { reason: reason ?? '' }))]
      : []),
    ...(state === 'cancelled'
      ? [h('p', { class: 'board-note' }, icon('info'), t('results.cancelled_why', { reason: reason ?? '' }))]
      : []),
  ];
  const words = h(
    'div',
    {},
    h('h3', {}, t('draw.name', { name: drawName(drawId) })),
    h('p', { class: 'fine' }, timeInZone(drawsAt)),
  );
  const head = h('header', { class: 'board-head' }, words, proof);
  const content = numbers ? [boardOfDraw(kind, numbers)] : [];
  return h('article', { class: 'board-card', 'aria-live': 'polite' }, head, ...notes, ...content);
}

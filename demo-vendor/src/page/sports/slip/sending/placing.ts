import { h } from '../../../dom/dom.ts';
import { t } from '../../texts/translate.ts';

/** Creates the waiting display of a bet, with a bar for the in-play delay. */
export function createPlacing(delayMs: number) {
  const bar = h('i', {});
  const words = h('p', { class: 'placing-words', role: 'status' });
  const element = h('div', { class: 'placing' }, h('div', { class: 'placing-mark', 'aria-hidden': 'true' }), words);
  const rail = h('div', { class: 'placing-bar', 'aria-hidden': 'true' }, bar);
  element.append(rail, h('p', { class: 'fine' }, t('placing.one')));
  let isShown = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  return {
    element,
    show(isPlacing: boolean, isInPlay: boolean): void {
      element.hidden = !isPlacing;
      if (isPlacing === isShown) return;
      isShown = isPlacing;
      clearTimeout(late);
      if (!isPlacing) {
        words.textContent = '';
        return;
      }
      rail.style.setProperty('--delay', `${isInPlay ? delayMs : 600}ms`);
      words.textContent = isInPlay ? t('placing.live') : t('placing.now');
      late = setTimeout(() => {
        words.textContent = t('placing.late');
      }, delayMs + 4000);
    },
  };
}

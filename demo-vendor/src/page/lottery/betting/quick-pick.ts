import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { counted } from '../frame/counted.ts';
import { t } from '../texts/translate.ts';

const counts = [1, 5, 10];

/** Lines at random, added to the slip at once. */
export function createQuickPick(pick: (count: number) => void): HTMLElement {
  const buttons = counts.map((count) => {
    const words = t('quick.lines', { lines: counted(count, 'line') });
    return h(
      'button',
      { type: 'button', class: 'pick-count', 'aria-label': words, onClick: () => pick(count) },
      `+${count}`,
    );
  });
  const label = h('span', { class: 'quick-pick-label' }, icon('spark'), t('quick.label'));
  return h('div', { class: 'quick-pick', role: 'group', 'aria-label': t('quick.label') }, label, ...buttons);
}

import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom.ts';

const counts = [1, 5, 10];

/** Lines at random, added to the slip at once. */
export function createQuickPick(pick: (count: number) => void): HTMLElement {
  const buttons = counts.map((count) => {
    const words = `${count} ${count === 1 ? 'line' : 'lines'} at random`;
    return h(
      'button',
      { type: 'button', class: 'pick-count', 'aria-label': words, onClick: () => pick(count) },
      `+${count}`,
    );
  });
  const label = h('span', { class: 'quick-pick-label' }, icon('spark'), 'Quick pick');
  return h('div', { class: 'quick-pick', role: 'group', 'aria-label': 'Quick pick' }, label, ...buttons);
}

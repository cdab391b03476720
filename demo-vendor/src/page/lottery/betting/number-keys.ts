import { walkWithArrows } from '../../boards/walk-with-arrows.ts';
import { h } from '../../dom/dom.ts';
import type { Selection } from './selection.ts';

/** Numbers from and to as keys that are pressed and stay down; one of them is a tab stop, arrows go on from there. */
export function numberKeys(from: number, to: number, length: number, selection: Selection) {
  const keys = Array.from({ length: to - from + 1 }, (_, i) => {
    const number = String(from + i).padStart(length, '0');
    const key = h(
      'button',
      { type: 'button', class: 'key', tabindex: i === 0 ? '0' : '-1', onClick: () => selection.toggle(number) },
      number,
    );
    return { key, number };
  });
  const element = h('div', { class: 'keys' }, ...keys.map(({ key }) => key));
  const show = () => {
    for (const { key, number } of keys) key.setAttribute('aria-pressed', String(selection.has(number)));
  };
  selection.onChange(show);
  show();
  walkWithArrows(
    element,
    keys.map(({ key }) => key),
  );
  return {
    element,
    /** A phone shows so many keys from one on; the first of them is the tab stop. */
    showFrom(first: number, count: number): void {
      for (const [i, { key }] of keys.entries()) {
        key.classList.toggle('is-off', i < first || i >= first + count);
        key.tabIndex = i === first ? 0 : -1;
      }
    },
  };
}

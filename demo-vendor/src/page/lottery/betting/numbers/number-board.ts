import { walkWithArrows } from '../../../boards/walk-with-arrows.ts';
import { h } from '../../../dom/dom.ts';
import { t } from '../../texts/translate.ts';
import type { Selection } from './selection.ts';

/** Numbers of a page: a phone shows one page of a hundred at a time, and one hundred of a thousand. */
const pageSizes = { 1: 10, 2: 25, 3: 100 } as const;

/** Creates a board of all numbers of a length (one to three digits). */
export function createNumberBoard(length: 1 | 2 | 3, selection: Selection): HTMLElement {
  const size = pageSizes[length];
  const count = 10 ** length;
  const starts = Array.from({ length: count / size }, (_, i) => i * size);
  const name = (start: number) => String(start).padStart(length, '0');
  const container = h('div', { class: 'board-pages' });
  const chips = starts.map((start) => {
    const many = h('span', { class: 'chip-count' });
    const words = length === 3 ? `${name(start)[0]}··` : `${name(start)}–${name(start + size - 1)}`;
    const chip = h('button', { type: 'button', class: 'chip', onClick: () => open(start) }, words, many);
    return { start, chip, many };
  });
  // A hundred numbers are all rendered, and a wide page shows them; of a thousand only the visible ones.
  const whole = length === 3 ? undefined : numberKeys(0, count - 1, length, selection);

  function open(start: number): void {
    const keys = whole ?? numberKeys(start, start + size - 1, length, selection);
    keys.showFrom(whole ? start : 0, size);
    container.replaceChildren(keys.element);
    for (const each of chips) each.chip.setAttribute('aria-pressed', String(each.start === start));
  }

  function show(): void {
    for (const { start, many } of chips) {
      const chosen = selection.numbers().filter((number) => Number(number) >= start && Number(number) < start + size);
      many.textContent = chosen.length > 0 ? String(chosen.length) : '';
    }
  }

  open(0);
  selection.onChange(show);
  const row = h('div', { class: 'chips board-chips', role: 'group', 'aria-label': t('pick.part') });
  row.append(...chips.map(({ chip }) => chip));
  const content = starts.length > 1 ? [row, container] : [container];
  return h('div', { class: 'number-board', 'data-length': String(length) }, ...content);
}

/** Numbers from and to as keys that are pressed and stay down; one of them is a tab stop, arrows go on from there. */
function numberKeys(from: number, to: number, length: number, selection: Selection) {
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

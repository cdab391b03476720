import { walkWithArrows } from '../../../boards/walk-with-arrows.ts';
import { h } from '../../../dom/dom.ts';
import { t } from '../../texts/translate.ts';
import { countOfColumns, numbersOfColumns } from './columns.rules.ts';
import type { Selection } from './selection.ts';

/** Names of the places, the last one first. */
const places = ['pick.place.1', 'pick.place.2', 'pick.place.3', 'pick.place.4', 'pick.place.5'] as const;
/** More numbers than this are not even made. */
const mostMade = 5000;

/** Digits for each place; every number that they make is chosen. */
export function createDigitColumns(length: number, selection: Selection, full: (count: number) => void): HTMLElement {
  const columns = Array.from({ length }, () => new Set<number>());
  const sum = h('p', { class: 'columns-sum', role: 'status' });
  const keys: { key: HTMLElement; column: Set<number>; digit: number }[] = [];
  let isOwn = false;

  function choose(column: Set<number>, digit: number): void {
    const isDown = column.delete(digit);
    if (!isDown) column.add(digit);
    const count = countOfColumns(columns);
    if (count > mostMade || !setNumbers()) {
      column.delete(digit);
      full(count);
      setNumbers();
    }
    show();
  }

  function setNumbers(): boolean {
    const numbers = numbersOfColumns(columns);
    isOwn = true;
    selection.set(numbers);
    isOwn = false;
    return selection.numbers().length === numbers.length;
  }

  function show(): void {
    for (const { key, column, digit } of keys) key.setAttribute('aria-pressed', String(column.has(digit)));
    const chosen = columns.some(({ size }) => size > 0);
    const count = countOfColumns(columns);
    sum.textContent = chosen ? `${columns.map(({ size }) => size).join(' × ')} = ${t('count.number', { count })}` : '';
  }

  selection.onChange(() => {
    if (isOwn || selection.numbers().length > 0) return;
    for (const column of columns) column.clear();
    show();
  });
  const rows = columns.map((column, i) => {
    const buttons = Array.from({ length: 10 }, (_, digit) => {
      const act = () => choose(column, digit);
      const key = h(
        'button',
        { type: 'button', class: 'key', tabindex: digit ? '-1' : '0', onClick: act },
        String(digit),
      );
      keys.push({ key, column, digit });
      return key;
    });
    const place = places[length - 1 - i];
    const name = place ? t(place) : String(i + 1);
    const group = h('div', { class: 'keys', role: 'group', 'aria-label': name }, ...buttons);
    walkWithArrows(group, buttons);
    return h('div', { class: 'digit-row' }, h('span', { class: 'digit-name', 'aria-hidden': 'true' }, name), group);
  });
  show();
  return h('div', { class: 'digit-columns' }, ...rows, sum);
}

import { h } from '../dom/dom.ts';

/** Creates a name and its value in a list of facts. */
export const fact = (name: string, value: string) => [h('dt', {}, name), h('dd', {}, value)];

export type FactRow = readonly [name: string, ...value: (Node | string)[]];

/** Creates a table with a name and its value in each row. */
export function factsTable(rows: readonly FactRow[], className = 'facts'): HTMLElement {
  const row = ([name, ...value]: FactRow) => h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, ...value));
  return h('table', { class: className }, h('tbody', {}, ...rows.map(row)));
}

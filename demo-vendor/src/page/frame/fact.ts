import { h } from '../dom/dom.ts';

/** Creates a name and its value in a list of facts. */
export const fact = (name: string, value: string) => [h('dt', {}, name), h('dd', {}, value)];

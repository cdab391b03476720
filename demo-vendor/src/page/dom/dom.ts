import { setDrawing } from './markup.ts';

type Attributes = Record<string, string | boolean | (() => void)>;

/** Elements with figures and codes, which browser translation must not change. */
const figures: readonly string[] = ['output', 'code', 'time'];

/** Creates an element with attributes and children; functions become click handlers. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener('click', value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, value);
  }
  if (figures.includes(tag)) element.translate = false;
  element.append(...children);
  return element;
}

/** Creates an element from our own markup (never from external text). */
export function drawn(className: string, markup: string): HTMLElement {
  const element = h('span', { class: className });
  setDrawing(element, markup);
  return element;
}

export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

import { h } from '../../dom/dom.ts';

/** A number on a ball; `look` says which. */
export const ball = (text: string, look: 'plain' | 'gold' | 'small' | 'mark' = 'plain'): HTMLElement =>
  h('span', { class: `ball ball-${look}` }, text);

/** Digits of a number as balls that stand together and are read as one number. */
export function ballRow(number: string, look: 'plain' | 'gold' | 'small' = 'plain'): HTMLElement {
  const balls = [...number].map((digit) => ball(digit, look));
  for (const each of balls) each.setAttribute('aria-hidden', 'true');
  return h('span', { class: 'ball-row' }, h('span', { class: 'unseen' }, number), ...balls);
}

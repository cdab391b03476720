import { icon } from '../art/line-icons.ts';
import { h } from '../dom/dom.ts';
import { tFrame } from '../texts/translate.ts';
import type { Check } from './check.ts';

/** Creates the verdict of checks: `sealed` while there are none, `right` if all hold. */
export function verdict(checks: readonly Check[], { sealed, right }: { sealed: string; right: string }): HTMLElement {
  if (checks.length === 0) return h('p', { class: 'verdict' }, icon('lock'), sealed);
  const isRight = checks.every(({ holds }) => holds);
  return h(
    'p',
    { class: `verdict ${isRight ? 'is-right' : 'is-wrong'}`, role: 'status' },
    icon(isRight ? 'check' : 'warn'),
    isRight ? right : tFrame('proof.wrong'),
  );
}

export function checkList(checks: readonly Check[]): HTMLElement {
  const lines = checks.map(({ claim, holds, counted }) =>
    h(
      'li',
      { class: holds ? 'is-right' : 'is-wrong' },
      icon(holds ? 'check' : 'warn'),
      h('span', {}, claim),
      h('code', {}, counted),
    ),
  );
  return h('ul', { class: 'checks' }, ...lines);
}

import { h } from '../../dom.ts';
import type { Accept } from './price-move.rules.ts';

const choices: readonly (readonly [Accept, string])[] = [
  ['better', 'Better'],
  ['any', 'Any'],
  ['none', 'Ask'],
];

/** Which moves of a price are taken without asking. */
export function createAcceptChoice(slip: { setAccept(accept: Accept): void }) {
  const options = choices.map(([value, text]) => {
    const input = h('input', { type: 'radio', name: 'accept-moves', value });
    input.addEventListener('change', () => slip.setAccept(value));
    return { input, label: h('label', { class: 'accept-option' }, input, text) };
  });
  const legend = h('legend', {}, 'Accept new prices');
  return {
    element: h('fieldset', { class: 'accept' }, legend, ...options.map(({ label }) => label)),
    show(accept: Accept) {
      for (const { input } of options) input.checked = input.value === accept;
    },
  };
}

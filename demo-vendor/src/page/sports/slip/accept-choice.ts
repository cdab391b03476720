import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import type { Accept } from './price-move.rules.ts';

const choices: readonly Accept[] = ['better', 'any', 'none'];

/** Creates the choice of price changes that are accepted without asking. */
export function createAcceptChoice(slip: { setAccept(accept: Accept): void }) {
  const options = choices.map((value) => {
    const input = h('input', { type: 'radio', name: 'accept-moves', value });
    input.addEventListener('change', () => slip.setAccept(value));
    return { input, label: h('label', { class: 'accept-option' }, input, t(`accept.${value}`)) };
  });
  const legend = h('legend', {}, t('accept.title'));
  return {
    element: h('fieldset', { class: 'accept' }, legend, ...options.map(({ label }) => label)),
    show(accept: Accept) {
      for (const { input } of options) input.checked = input.value === accept;
    },
  };
}

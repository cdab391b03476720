import { h } from '../dom/dom.ts';
import { setPressable } from '../dom/pressable.ts';
import type { GameInfo } from '../rounds/studio-calls.ts';
import { localize } from '../texts/localize.ts';
import { t } from './texts/translate.ts';

/** What the player bets on, as a group of radio buttons. */
export function createChoicePicker(game: GameInfo) {
  const inputs = game.choices.map((choice, i) => {
    const input = h('input', { type: 'radio', name: 'choice', value: choice.id, checked: i === 0 });
    return {
      input,
      label: h(
        'label',
        { class: 'choice' },
        input,
        h('b', {}, localize(choice.label)),
        h('span', {}, localize(choice.pays)),
      ),
    };
  });
  const legend = h('legend', {}, t('choice.label'));
  return {
    element: h('fieldset', { class: 'choices' }, legend, ...inputs.map(({ label }) => label)),
    choice: () => inputs.find(({ input }) => input.checked)?.input.value,
    enable(isOn: boolean) {
      for (const { input } of inputs) setPressable(input, isOn);
    },
  };
}

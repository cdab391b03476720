import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { setPressable } from '../../dom/pressable.ts';
import { t } from '../texts/translate.ts';

interface StepperParts {
  label: string;
  least: number;
  most(): number;
  value: number;
  changed(value: number): void;
}

/** A whole number with a step down and up; it can be typed as well. */
export function createStepper({ label, least, most, value: first, changed }: StepperParts) {
  let value = first;
  const field = h('input', { class: 'step-field', inputmode: 'numeric', autocomplete: 'off', 'aria-label': label });
  const set = (next: number, isReported = true) => {
    value = Math.max(least, Math.min(most(), next));
    show();
    if (isReported) changed(value);
  };
  const button = (words: string, sign: 'minus' | 'plus', by: number) =>
    h('button', { type: 'button', class: 'step', 'aria-label': words, onClick: () => set(value + by) }, icon(sign));
  const less = button(t('step.less', { label }), 'minus', -1);
  const more = button(t('step.more', { label }), 'plus', 1);

  function show(): void {
    field.value = String(value);
    setPressable(less, value > least);
    setPressable(more, value < most());
  }

  field.addEventListener('change', () => {
    const typed = foldedText(field.value);
    set(/^\d{1,6}$/.test(typed) ? Number(typed) : value);
  });
  field.addEventListener('focus', () => field.select());
  show();
  return {
    element: h('div', { class: 'stepper', role: 'group', 'aria-label': label }, less, field, more),
    value: () => value,
    set: (next: number) => set(next, false),
  };
}

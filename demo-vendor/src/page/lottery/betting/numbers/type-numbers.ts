import { h } from '../../../dom/dom.ts';
import { t } from '../../texts/translate.ts';
import { type ReadNumbers, readNumbers } from './paste.rules.ts';
import type { Selection } from './selection.ts';

/** A field to type or paste many numbers into. */
export function createTypeNumbers(length: number, selection: Selection): HTMLElement {
  const example = Array.from({ length: 3 }, (_, i) => String(1_234 + i * 3_333).slice(-length)).join(', ');
  const field = h('textarea', {
    id: 'typed-numbers',
    class: 'type-field',
    rows: '3',
    inputmode: 'numeric',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: example,
    'aria-describedby': 'typed-words',
  });
  const help = t('type.help', { length });
  const words = h('p', { id: 'typed-words', class: 'fine', role: 'status' }, help);
  let isOwn = false;
  field.addEventListener('input', () => {
    const read = readNumbers(field.value, length);
    isOwn = true;
    selection.set(read.numbers);
    isOwn = false;
    words.textContent = field.value.trim() ? readWords(read, length) : help;
    words.classList.toggle('is-bad', read.bad.length > 0);
  });
  selection.onChange(() => {
    if (isOwn) return;
    field.value = selection.numbers().join(', ');
    words.textContent = help;
  });
  const label = h('label', { for: 'typed-numbers' }, t('type.label'));
  return h('div', { class: 'type-numbers' }, label, field, words);
}

/** Wrong entries that are shown, and how much of each. */
const mostShown = 3;
const mostLetters = 12;

/** What was read, in words. */
export function readWords({ numbers, bad, repeated }: ReadNumbers, length: number): string {
  const parts = [t('type.read', { numbers: t('count.number', { count: numbers.length }) })];
  if (repeated > 0) parts.push(t('type.repeated', { count: repeated }));
  const shown = bad
    .slice(0, mostShown)
    .map((part) => part.slice(0, mostLetters))
    .join(', ');
  const rest = bad.length - mostShown;
  if (bad.length > 0) parts.push(t(rest > 0 ? 'type.bad_more' : 'type.bad', { length, shown, rest }));
  return t('type.sentence', { found: parts.join(t('type.between')) });
}

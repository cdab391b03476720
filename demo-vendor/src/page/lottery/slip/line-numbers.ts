import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';
import { h } from '../../dom/dom.ts';
import { diePicture } from '../art/die-face.ts';
import { localize } from '../texts/localize.ts';

/** Numbers of a line as they were chosen: figures, words of options, or dice. */
export function lineNumbers(playType: PlayType | undefined, numbers: readonly string[]): HTMLElement {
  const options = playType?.shape.kind === 'options' ? playType.shape.options : [];
  const isDice = options.length > 0 && options.every(({ value }) => /^[1-6](-?[1-6]){0,2}$/.test(value));
  const each = numbers.map((number) => {
    const label = localize(options.find(({ value }) => value === number)?.label ?? number);
    if (!isDice) return h('b', { class: 'line-number', translate: 'no' }, label);
    const dice = number
      .replace(/-/g, '')
      .split('')
      .map((pips) => diePicture(Number(pips)));
    return h('b', { class: 'line-number is-dice' }, h('span', { class: 'unseen' }, label), ...dice);
  });
  return h('span', { class: 'line-numbers' }, ...each);
}

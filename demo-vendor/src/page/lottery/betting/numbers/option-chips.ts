import type { PlayType } from '../../../../lottery/rules/lottery-kind.ts';
import { walkWithArrows } from '../../../boards/walk-with-arrows.ts';
import { h } from '../../../dom/dom.ts';
import { shownOdds } from '../../../texts/figures.ts';
import { diePicture } from '../../art/die-face.ts';
import { localize } from '../../texts/localize.ts';
import { t } from '../../texts/translate.ts';
import type { Selection } from './selection.ts';

type Option = { value: string; label: string };

/** Dice of an option such as "111" or "2-5"; none where it is a word or a sum. */
function diceOf(value: string, isDice: boolean): number[] {
  return isDice ? value.replace(/-/g, '').split('').map(Number) : [];
}

/** Whether every option is a roll of one to three dice. */
const areDice = (options: readonly Option[]) => options.every(({ value }) => /^[1-6](-?[1-6]){0,2}$/.test(value));

/** What a certain option pays, where the odds say it by its name or its number ("4 or 17"). */
function paysOf({ odds }: PlayType, { value, label }: Option): string | undefined {
  const own = odds.find(({ won }) => won === label || won.split(' or ').includes(value));
  return own?.pays ?? (odds.length === 1 ? odds[0]?.pays : undefined);
}

/** Options as large keys with what they pay; rolls are shown as dice. */
export function createOptionChips(playType: PlayType, selection: Selection): HTMLElement {
  const options = playType.shape.kind === 'options' ? playType.shape.options : [];
  const isDice = areDice(options);
  const keys = options.map((option, i) => {
    const dice = diceOf(option.value, isDice).map(diePicture);
    const pays = paysOf(playType, option);
    const label = localize(option.label);
    const face = dice.length > 0 ? h('span', { class: 'option-dice' }, ...dice) : h('b', {}, label);
    const key = h(
      'button',
      {
        type: 'button',
        class: 'option',
        tabindex: i === 0 ? '0' : '-1',
        'aria-label': pays ? t('pick.option_pays', { label, pays }) : label,
        onClick: () => selection.toggle(option.value),
      },
      face,
      h('small', { translate: 'no' }, pays ? shownOdds(pays) : ''),
    );
    return { key, value: option.value };
  });
  const show = () => {
    for (const { key, value } of keys) key.setAttribute('aria-pressed', String(selection.has(value)));
  };
  selection.onChange(show);
  show();
  const look = isDice ? 'dice' : options.length > 6 ? 'many' : 'few';
  const element = h('div', { class: 'options', 'data-look': look, 'data-count': String(options.length) });
  element.append(...keys.map(({ key }) => key));
  walkWithArrows(
    element,
    keys.map(({ key }) => key),
  );
  return element;
}

import { drawn, h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import { chipPicture, chipText } from './chip-picture.ts';

/** Creates the tray of chips as a group of radio buttons. */
export function createTray(values: readonly number[]) {
  const chips = values.map((value, i) => {
    const input = h('input', { type: 'radio', name: 'chip', value: String(value), checked: i === 1 });
    const name = h('span', { class: 'unseen' }, t('tray.chip_of', { value }));
    const picture = drawn('chip', chipPicture(value));
    return { input, label: h('label', { class: 'tray-chip', title: chipText(value) }, input, picture, name) };
  });
  const legend = h('legend', { class: 'unseen' }, t('tray.chip'));
  return {
    element: h('fieldset', { class: 'tray' }, legend, ...chips.map(({ label }) => label)),
    chip: () => Number(chips.find(({ input }) => input.checked)?.input.value ?? values[0]),
  };
}

import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';
import { h } from '../../dom/dom.ts';
import { shownMinor } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';
import type { Picker } from './numbers/picker.ts';

interface Chosen {
  playType: PlayType;
  picker: Picker;
  stakeMinor: number;
  multiple: number;
}

/** Total of the chosen numbers, and buttons to add them to the slip or clear them. */
export function createAddFoot(currencySymbol: string, acts: { add(): void; clear(): void }) {
  const money = (minor: number) => shownMinor(minor, currencySymbol);
  const notice = h('p', { class: 'slip-notice', role: 'alert', hidden: true });
  const sum = h('p', { class: 'add-sum', role: 'status' });
  const clear = h('button', { type: 'button', class: 'second-act', onClick: acts.clear }, t('foot.clear'));
  const add = h('button', { type: 'button', class: 'main-act add-act', onClick: acts.add }, t('foot.add'));

  const element = h('div', { class: 'add-foot' }, notice, h('div', { class: 'add-row' }, sum, clear, add));

  /** With nothing chosen and nothing to say, the foot of a phone leaves the room to the numbers. */
  const setIdle = (isResting: boolean) => element.classList.toggle('is-resting', isResting);

  function showNotice(words: string): void {
    notice.textContent = words;
    notice.hidden = words === '';
    if (words !== '') setIdle(false);
  }

  function sumWords({ playType, picker, stakeMinor, multiple }: Chosen): string {
    const count = picker.lines().length;
    const times = multiple > 1 ? ` × ${multiple}` : '';
    if (count > 0)
      return `${t('count.line', { count })} × ${money(stakeMinor)}${times} = ${money(count * stakeMinor * multiple)}`;
    if (picker.missing() > 0 && picker.count() > 0)
      return t('foot.choose_more', { numbers: t('count.number', { count: picker.missing() }) });
    return playType.picks.least > 1
      ? t('foot.choose', { numbers: t('count.number', { count: playType.picks.least }) })
      : t('foot.choose_yours');
  }

  return {
    element,
    showNotice: showNotice,
    /** Explains why no line can be added, until the choice changes. */
    refuse(words: string): void {
      if (notice.textContent !== words) showNotice(words);
      add.setAttribute('aria-disabled', 'true');
    },
    /** Says what was done, until something else is chosen. */
    announce(words: string): void {
      sum.textContent = words;
      setIdle(false);
    },
    show(chosen: Chosen): void {
      showNotice('');
      sum.textContent = sumWords(chosen);
      add.setAttribute('aria-disabled', String(chosen.picker.lines().length === 0));
      clear.hidden = chosen.picker.count() === 0;
      setIdle(chosen.picker.count() === 0);
    },
  };
}
export type AddFoot = ReturnType<typeof createAddFoot>;

import { kenoNumbers } from '@portal/engines/number-games/keno.rules';
import { h } from '../../dom/dom.ts';
import { setPressable } from '../../dom/pressable.ts';
import { t } from '../texts/translate.ts';

const half = kenoNumbers / 2;

/** Part of the eighty numbers on a short phone: a half with large targets, or all of them, small and only to watch. */
type KenoPart = 'low' | 'high' | 'all';

/** A phone too short for eighty numbers that fingers can hit. */
const isShort = () => matchMedia('(max-width: 759px) and (max-height: 720px)').matches;

/** Creates the buttons that switch between the halves; pages with room for all eighty numbers hide them. */
export function createKenoParts(numbers: HTMLElement, isPicked: (number: number) => boolean) {
  const button = (to: KenoPart) => h('button', { type: 'button', class: 'keno-part', onClick: () => turnTo(to) });
  const buttons = { low: button('low'), high: button('high') };
  const spans = { low: `1–${half}`, high: `${half + 1}–${kenoNumbers}` };
  let part: KenoPart = 'low';

  function turnTo(next: KenoPart): void {
    part = next;
    numbers.dataset.part = next;
    show();
  }
  /** Shows how many numbers are picked in each half. */
  function show(): void {
    for (const each of ['low', 'high'] as const) {
      const first = each === 'low' ? 1 : half + 1;
      const picked = Array.from({ length: half }, (_, i) => first + i).filter(isPicked).length;
      buttons[each].setAttribute('aria-pressed', String(each === part));
      buttons[each].replaceChildren(spans[each], ...(picked === 0 ? [] : [h('span', {}, ` ${picked}`)]));
    }
  }

  turnTo('low');
  return {
    element: h('div', { class: 'keno-parts', role: 'group', 'aria-label': t('keno.parts') }, buttons.low, buttons.high),
    turnTo,
    show,
    /** On a short phone with all eighty numbers a tap is imprecise: it zooms to its half, and this returns true. */
    bringsNear(number: number): boolean {
      const isSmall = part === 'all' && isShort();
      if (isSmall) turnTo(number <= half ? 'low' : 'high');
      return isSmall;
    },
    enable(isOn: boolean): void {
      for (const each of Object.values(buttons)) setPressable(each, isOn);
    },
  };
}

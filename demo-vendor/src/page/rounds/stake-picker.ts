import { h } from '../dom/dom.ts';
import { setPressable } from '../dom/pressable.ts';
import { amountOfMinor, minorOf } from '../money/minor.rules.ts';
import { tFrame, tFrameParts } from '../texts/translate.ts';

interface StakePicker {
  element: HTMLElement;
  /** Returns the total stake of the next round. */
  stake(): string;
  /** Sets the number of chips in the stake; the picked amount is the value of one. */
  showParts(count: number): void;
  enable(isOn: boolean): void;
}

/** Creates the stake stepper of a game; next to the value of a chip it shows the total on the table. */
export function createStakePicker(
  stakes: readonly string[],
  money: (amount: string) => (Node | string)[],
): StakePicker {
  // If the lowest stake is already high, start there.
  let at = Number(stakes[0]) >= 5 ? 0 : Math.min(2, stakes.length - 1);
  let parts: number | undefined;
  const label = h('span', { class: 'label' }, tFrame('dock.stake'));
  const shown = h('output', { class: 'figure', 'aria-label': tFrame('dock.stake') });
  const less = h('button', { type: 'button', class: 'step', 'aria-label': tFrame('dock.stake_less') }, '−');
  const more = h('button', { type: 'button', class: 'step', 'aria-label': tFrame('dock.stake_more') }, '+');
  const one = () => stakes[at] ?? '0.00';
  const stake = () => amountOfMinor(minorOf(one()) * (parts ?? 1));

  function show(isOn = true): void {
    shown.replaceChildren(...money(one()));
    setPressable(less, isOn && at > 0);
    setPressable(more, isOn && at < stakes.length - 1);
    if (parts === undefined) return;
    label.replaceChildren(...tFrameParts('dock.chip', { amount: h('b', {}, ...money(stake())) }));
  }
  const move = (by: number) => {
    at = Math.max(0, Math.min(stakes.length - 1, at + by));
    show();
  };
  less.addEventListener('click', () => move(-1));
  more.addEventListener('click', () => move(1));
  show();
  return {
    element: h('div', { class: 'place place-stake' }, label, h('div', { class: 'stepper' }, less, shown, more)),
    stake,
    showParts(count) {
      parts = count;
      show();
    },
    enable: show,
  };
}

import { timesAmount } from './amounts.ts';
import { h } from './dom.ts';
import { setPressable } from './pressable.ts';
import { say } from './texts/say.ts';

export interface StakePicker {
  element: HTMLElement;
  /** All that the next round would stake. */
  stake(): string;
  /** The stake is made of so many chips, and what is picked is the worth of one. */
  showParts(count: number): void;
  enable(isOn: boolean): void;
}

/** Steps through the stakes of a game; beside the worth of a chip stands what all on the table are worth. */
export function createStakePicker(
  stakes: readonly string[],
  money: (amount: string) => (Node | string)[],
): StakePicker {
  // Where the lowest stake is high already, nobody is led to more.
  let at = Number(stakes[0]) >= 5 ? 0 : Math.min(2, stakes.length - 1);
  let parts: number | undefined;
  const label = h('span', { class: 'label' }, say('dock.stake'));
  const shown = h('output', { class: 'figure', 'aria-label': say('dock.stake') });
  const less = h('button', { type: 'button', class: 'step', 'aria-label': say('dock.stake_less') }, '−');
  const more = h('button', { type: 'button', class: 'step', 'aria-label': say('dock.stake_more') }, '+');
  const one = () => stakes[at] ?? '0.00';
  const stake = () => timesAmount(one(), parts ?? 1);

  function show(isOn = true): void {
    shown.replaceChildren(...money(one()));
    setPressable(less, isOn && at > 0);
    setPressable(more, isOn && at < stakes.length - 1);
    if (parts === undefined) return;
    const [before = '', after = ''] = say('dock.chip').split('{amount}');
    label.replaceChildren(before, h('b', {}, ...money(stake())), after);
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

import type { PlayOutcome } from '@portal/shared/contract/play-outcome';
import { shownAmount } from './amounts.ts';
import type { SessionInfo } from './api.ts';
import { h } from './dom.ts';
import { setPressable } from './pressable.ts';
import { createStakePicker } from './stake-picker.ts';
import { say } from './texts/say.ts';
import { verbOf } from './verbs.ts';

export interface Controls {
  element: HTMLElement;
  /** All that the next round would stake. */
  stake(): string;
  /** The stake is made of so many equal parts (chips), and what is picked here is that of one. */
  showParts(count: number): void;
  setBalance(amount: string): void;
  /** What the last round returned: in gold where it is a win; nothing while a round runs. */
  showOutcome(outcome: PlayOutcome | undefined): void;
  say(text: string): void;
  enable(isOn: boolean): void;
  /** Puts the focus on the big button. */
  focus(): void;
}

/** The dock: balance, last win, stake and the one big button. */
export function createControls(info: SessionInfo, onSpin: () => void): Controls {
  const money = (amount: string) => [h('small', {}, info.currencySymbol), ` ${shownAmount(amount)}`];
  const balance = h('output', { class: 'figure', 'aria-label': say('top.balance') });
  const returned = h('output', { class: 'figure figure-win', 'aria-label': say('dock.returned') });
  const stakes = createStakePicker(info.game.stakes, money);
  const status = h('p', { class: 'status', role: 'status' });
  const verb = verbOf(info.game.engine);
  const spin = h('button', { type: 'button', class: 'spin', 'aria-label': verb }, h('span', {}, verb));
  setPressable(spin, true);
  spin.addEventListener('click', onSpin);
  // A key that is held down is one press.
  spin.addEventListener('keydown', (event) => event.repeat && event.preventDefault());

  /** At once: a figure that counts up would be another one than the portal shows. */
  const setBalance = (amount: string) => balance.replaceChildren(...money(amount));

  function showOutcome(outcome: PlayOutcome | undefined): void {
    returned.replaceChildren(...money(outcome?.returned ?? '0.00'));
    returned.classList.toggle('is-good', outcome?.kind === 'win');
  }

  setBalance(info.balance);
  showOutcome(undefined);
  const place = (label: string, ...content: Node[]) =>
    h('div', { class: 'place' }, h('span', { class: 'label' }, label), ...content);
  const element = h(
    'section',
    { class: 'dock', 'aria-label': say('dock.label') },
    status,
    place(say('top.balance'), balance),
    place(say('dock.returned'), returned),
    stakes.element,
    spin,
  );
  return {
    element,
    stake: stakes.stake,
    showParts: stakes.showParts,
    setBalance,
    showOutcome,
    say(text) {
      status.textContent = text;
    },
    enable(isOn) {
      setPressable(spin, isOn);
      spin.classList.toggle('is-busy', !isOn);
      stakes.enable(isOn);
    },
    focus: () => spin.focus({ preventScroll: true }),
  };
}

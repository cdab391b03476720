import type { PlayOutcome } from '@portal/shared/contract/play-outcome';
import { h } from '../dom/dom.ts';
import { setPressable } from '../dom/pressable.ts';
import { moneyIn } from '../texts/figures.ts';
import { tFrame } from '../texts/translate.ts';
import { createStakePicker } from './stake-picker.ts';
import type { SessionInfo } from './studio-calls.ts';

export interface Dock {
  element: HTMLElement;
  /** Returns the total stake of the next round. */
  stake(): string;
  /** Sets the number of equal parts (chips) in the stake; the picked amount is that of one part. */
  showParts(count: number): void;
  setBalance(amount: string): void;
  /** Shows the return of the last round, in gold for a win; empty while a round runs. */
  showOutcome(outcome: PlayOutcome | undefined): void;
  announce(text: string): void;
  enable(isOn: boolean): void;
  /** Focuses the big button. */
  focus(): void;
}

/** Creates the dock: balance, last win, stake and the big button. */
export function createDock(info: SessionInfo, onSpin: () => void): Dock {
  const money = moneyIn(info.currencySymbol);
  const balance = h('output', { class: 'figure', 'aria-label': tFrame('top.balance') });
  const returned = h('output', { class: 'figure figure-win', 'aria-label': tFrame('dock.returned') });
  const stakes = createStakePicker(info.game.stakes, money);
  const status = h('p', { class: 'status', role: 'status' });
  const verb = verbOf(info.game.engine);
  const spin = h('button', { type: 'button', class: 'spin', 'aria-label': verb }, h('span', {}, verb));
  setPressable(spin, true);
  spin.addEventListener('click', onSpin);
  // Ignore key repeat while a key is held down.
  spin.addEventListener('keydown', (event) => event.repeat && event.preventDefault());

  /** Sets the balance without counting up, which would differ from the portal's figure. */
  const setBalance = (amount: string) => balance.replaceChildren(...money(amount));

  function showOutcome(outcome: PlayOutcome | undefined): void {
    returned.replaceChildren(...money(outcome?.returned ?? '0.00'));
    returned.classList.toggle('is-good', outcome?.kind === 'win');
  }

  setBalance(info.balance);
  showOutcome(undefined);
  const labelled = (label: string, ...content: Node[]) =>
    h('div', { class: 'place' }, h('span', { class: 'label' }, label), ...content);
  const element = h(
    'section',
    { class: 'dock', 'aria-label': tFrame('dock.label') },
    status,
    labelled(tFrame('top.balance'), balance),
    labelled(tFrame('dock.returned'), returned),
    stakes.element,
    spin,
  );
  return {
    element,
    stake: stakes.stake,
    showParts: stakes.showParts,
    setBalance,
    showOutcome,
    announce(text) {
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

type Verb = 'buy' | 'roll' | 'deal' | 'start' | 'drop' | 'draw' | 'play';

const verbs: Readonly<Record<string, Verb>> = {
  'scratch-card': 'buy',
  dice: 'roll',
  'under-over': 'roll',
  'sic-bo': 'roll',
  baccarat: 'deal',
  'video-poker-jacks': 'deal',
  'video-poker-deuces': 'deal',
  blackjack: 'deal',
  'hi-lo': 'deal',
  mines: 'start',
  plinko: 'drop',
  keno: 'draw',
  bingo: 'play',
  'dragon-tiger': 'deal',
};

/** Returns the label of the big button of a game. */
function verbOf(engineId: string): string {
  return tFrame(`verb.${verbs[engineId] ?? 'spin'}`);
}

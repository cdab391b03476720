import type { PlayOutcome } from '@portal/shared/contract/play-outcome';
import { h } from '../dom/dom.ts';
import { setPressable } from '../dom/pressable.ts';
import { moneyIn, shownNumber } from '../texts/figures.ts';
import { createTray } from './slip/tray.ts';
import type { TableSession } from './table-api.ts';
import { t } from './texts/translate.ts';

interface DockActs {
  place(): void;
  undo(): void;
  clear(): void;
  repeat(): void;
  double(): void;
}

interface DockState {
  /** Sums of chips not yet placed, and placed, in whole units. */
  laid: number;
  placed: number;
  isOpen: boolean;
  canRepeat: boolean;
  isSending: boolean;
}

function act(label: string, sign: string, run: () => void): HTMLButtonElement {
  const picture = h('i', { 'aria-hidden': 'true' }, sign);
  return h('button', { type: 'button', class: 'act', onClick: run }, picture, h('span', {}, label));
}

/** Creates the dock: balance, bets, the tray of chips and the actions. */
export function createDock({ table, balance: opening, currencySymbol }: TableSession, acts: DockActs) {
  const money = moneyIn(currencySymbol);
  const balance = h('output', { class: 'figure', 'aria-label': t('dock.balance') });
  const bets = h('output', { class: 'figure', 'aria-label': t('dock.bets_mine') });
  const returned = h('output', { class: 'figure figure-win', 'aria-label': t('dock.returned') });
  const status = h('p', { class: 'status', role: 'status' });
  const tray = createTray(table.chips);
  const undo = act(t('dock.undo'), '↶', acts.undo);
  const clear = act(t('dock.clear'), '✕', acts.clear);
  const repeat = act(t('dock.repeat'), '↻', acts.repeat);
  const double = act(t('dock.double'), '×2', acts.double);
  const place = h('button', { type: 'button', class: 'confirm-bets', onClick: acts.place }, t('dock.place'));
  const setBalance = (amount: string) => balance.replaceChildren(...money(amount));

  /** Shows the return of the last round, in gold for a win; empty while a round runs. */
  function showOutcome(outcome: PlayOutcome | undefined): void {
    returned.replaceChildren(...money(outcome?.returned ?? '0.00'));
    returned.classList.toggle('is-good', outcome?.kind === 'win');
  }

  setBalance(opening);
  showOutcome(undefined);
  const figure = (label: string, name: string, output: HTMLElement) =>
    h('div', { class: `place place-${name}` }, h('span', { class: 'label' }, label), output);
  return {
    element: h(
      'section',
      { class: 'table-dock', 'aria-label': t('dock.label') },
      status,
      h(
        'div',
        { class: 'figures' },
        figure(t('dock.balance'), 'balance', balance),
        figure(t('dock.bets_mine'), 'bets', bets),
        figure(t('dock.returned'), 'win', returned),
      ),
      tray.element,
      h('div', { class: 'acts' }, undo, clear, repeat, double, place),
    ),
    chip: tray.chip,
    setBalance,
    showOutcome,
    announce(text: string) {
      if (status.textContent !== text) status.textContent = text;
    },
    show({ laid, placed, isOpen, canRepeat, isSending }: DockState) {
      bets.replaceChildren(...money(`${placed + laid}.00`));
      setPressable(undo, isOpen && laid > 0);
      setPressable(clear, isOpen && laid > 0);
      setPressable(repeat, isOpen && canRepeat);
      setPressable(double, isOpen && laid + placed > 0);
      setPressable(place, isOpen && laid > 0 && !isSending);
      place.classList.toggle('is-waiting', isOpen && laid > 0);
      place.textContent =
        laid > 0 ? t('dock.place_sum', { sum: shownNumber(laid) }) : placed > 0 ? t('dock.placed') : t('dock.place');
    },
  };
}

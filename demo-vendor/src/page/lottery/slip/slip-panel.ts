import type { LotterySession } from '../../../lottery/lottery-shapes.ts';
import { emptyDrawing } from '../../art/empty.ts';
import { type IconName, icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import type { GameStore } from '../game/game-store.ts';
import { t } from '../texts/translate.ts';
import { createChase } from './chase.ts';
import { priceLines } from './price-lines.ts';
import { openConfirm } from './purchase/confirm-sheet.ts';
import { createReceipt } from './purchase/receipt.ts';
import type { SlipLine } from './slip.rules.ts';
import type { Slip } from './slip.ts';
import { createSlipAct } from './slip-act.ts';
import { createSlipLines } from './slip-lines.ts';

interface PanelParts {
  info: LotterySession;
  store: GameStore;
  slip: Slip;
  balanceMinor(): number;
  /** The player wants back to the numbers. */
  close(): void;
  showTickets(): void;
  edit(line: SlipLine): void;
}

/** The bet slip: the same panel in the column of a wide page and in the sheet of a phone. */
export function createSlipPanel(parts: PanelParts) {
  const { info, store, slip, close, showTickets, edit } = parts;
  const leave = () => {
    slip.done();
    close();
    // Beside the numbers of a wide page nothing closes, and the button that was pressed is gone.
    if (receipt.element.contains(document.activeElement)) heading.focus({ preventScroll: true });
  };
  const toTickets = () => {
    leave();
    showTickets();
  };
  const lines = createSlipLines(store, slip, (line) => {
    close();
    edit(line);
  });
  const chase = createChase(store, slip);
  const act = createSlipAct(store, slip, () => openConfirm(parts));
  const receipt = createReceipt(info, { leave, showTickets: toTickets });
  const count = h('span', { class: 'slip-count' }, '0');
  const heading = h('h2', { id: 'slip-title', tabindex: '-1' }, t('slip.title'));
  const iconButton = (name: string, label: string, sign: IconName, onClick: () => void) =>
    h('button', { type: 'button', class: name, 'aria-label': label, onClick }, icon(sign));
  const clear = iconButton('slip-clear', t('slip.clear'), 'bin', slip.clear);
  const shut = iconButton('slip-close', t('slip.close'), 'close', close);
  const sums = h('div', { class: 'slip-sums' });
  const body = h('div', { class: 'slip-body' }, lines.element, chase.element);
  const foot = h('div', { class: 'slip-foot' }, sums, ...act.elements);
  const [empty, placing] = [emptySlip(), buying()];
  const head = h('header', { class: 'slip-head' }, heading, count, clear, shut);
  return {
    element: h(
      'section',
      { class: 'slip', 'aria-labelledby': 'slip-title' },
      head,
      empty,
      body,
      foot,
      placing,
      receipt.element,
    ),
    heading,
    show(): void {
      const state = slip.state();
      const isFilled = state.phase === 'edit' && state.lines.length > 0;
      count.textContent = String(state.lines.length);
      empty.hidden = state.phase !== 'edit' || isFilled;
      for (const part of [body, foot, clear]) part.hidden = !isFilled;
      placing.hidden = state.phase !== 'buying';
      lines.show(state);
      chase.show(state);
      sums.replaceChildren(...priceLines(state.lines, state.draws.length, info.currencySymbol));
      act.show(state);
      receipt.show(state.phase === 'done' ? state.bought : undefined);
    },
  };
}

function emptySlip(): HTMLElement {
  const title = h('p', { class: 'empty-title' }, t('slip.none'));
  const words = h('p', {}, t('slip.none.text'));
  return h('div', { class: 'empty' }, emptyDrawing('slip'), title, words);
}

function buying(): HTMLElement {
  return h(
    'div',
    { class: 'placing', role: 'status' },
    h('div', { class: 'placing-mark', 'aria-hidden': 'true' }),
    h('p', { class: 'placing-words' }, t('slip.buying')),
    h('p', { class: 'fine' }, t('slip.buying.text')),
  );
}

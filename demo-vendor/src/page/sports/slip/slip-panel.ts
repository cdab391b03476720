import type { SportsSession } from '../../../sports/sports-shapes.ts';
import { emptyDrawing } from '../../art/empty.ts';
import { type IconName, icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import type { Accept } from './price-move.rules.ts';
import { createQuickStakes } from './quick-stakes.ts';
import { createSlipDone } from './receipt/slip-done.ts';
import { createPlacing } from './sending/placing.ts';
import type { Slip } from './slip.ts';
import { createSlipAct } from './slip-act.ts';
import { createSlipLegs } from './slip-legs.ts';
import type { SlipState } from './slip-state.ts';
import { createSlipSums } from './slip-sums.ts';

interface PanelParts {
  info: SportsSession;
  slip: Slip;
  balanceMinor(): number;
  /** Called when the player wants to return to the matches. */
  close(): void;
  showMyBets(): void;
}

const iconButton = (name: string, label: string, sign: IconName, act: () => void) =>
  h('button', { type: 'button', class: name, 'aria-label': label, onClick: act }, icon(sign));

/** Creates the bet slip: the same panel in the column of a wide page and in the sheet of a phone. */
export function createSlipPanel({ info, slip, balanceMinor, close, showMyBets }: PanelParts) {
  const { limits, inPlayDelayMs } = info.book;
  let touched = '';
  const setStake = (key: string, text: string) => {
    touched = key;
    slip.setStake(key, text);
  };
  const legs = createSlipLegs(slip, setStake);
  const sums = createSlipSums(info.currencySymbol, setStake);
  const quick = createQuickStakes({ limits, state: slip.state, balanceMinor, touched: () => touched, setStake });
  const accept = createAcceptChoice(slip);
  const act = createSlipAct(slip, limits);
  const placing = createPlacing(inPlayDelayMs);
  const leave = () => {
    slip.done();
    close();
  };
  const toMyBets = () => {
    leave();
    showMyBets();
  };
  const done = createSlipDone(info, { leave, showMyBets: toMyBets });
  const count = h('span', { class: 'slip-count' }, '0');
  const heading = h('h2', { id: 'slip-title', tabindex: '-1' }, t('panel.title'));
  const clear = iconButton('slip-clear', t('panel.clear'), 'bin', slip.clear);
  const shut = iconButton('slip-close', t('panel.close'), 'close', close);
  const tab = (mode: SlipState['mode'], text: string) =>
    h('button', { type: 'button', class: 'slip-tab', onClick: () => slip.setMode(mode) }, text);
  const tabs = { single: tab('single', t('panel.singles')), parlay: tab('parlay', t('panel.parlay')) };
  const tabsRow = h(
    'div',
    { class: 'slip-tabs', role: 'group', 'aria-label': t('panel.kind') },
    tabs.single,
    tabs.parlay,
  );
  const empty = emptySlip();
  const body = h('div', { class: 'slip-body' }, legs.element);
  const foot = h('div', { class: 'slip-foot' }, sums.stakeRow, quick, ...sums.rows, accept.element, ...act.elements);
  const head = h('header', { class: 'slip-head' }, heading, count, clear, shut);
  const parts = [head, tabsRow, empty, body, foot, placing.element, done.element];
  return {
    element: h('section', { class: 'slip', 'aria-labelledby': 'slip-title' }, ...parts),
    heading,
    show(): void {
      const state = slip.state();
      const { picks, phase, mode } = state;
      const isFilled = phase === 'edit' && picks.length > 0;
      count.textContent = String(picks.length);
      empty.hidden = phase !== 'edit' || isFilled;
      for (const part of [body, foot, clear]) part.hidden = !isFilled;
      tabsRow.hidden = !isFilled || picks.length < 2;
      for (const name of ['single', 'parlay'] as const) tabs[name].setAttribute('aria-pressed', String(mode === name));
      accept.show(state.accept);
      legs.show(state);
      sums.show(state);
      act.show(state);
      placing.show(phase === 'placing', state.isInPlay);
      done.show(state);
    },
  };
}

function emptySlip(): HTMLElement {
  const title = h('p', { class: 'empty-title' }, t('panel.empty'));
  const words = h('p', {}, t('panel.tap'));
  return h('div', { class: 'empty' }, emptyDrawing('slip'), title, words);
}

const choices: readonly Accept[] = ['better', 'any', 'none'];

/** Creates the choice of price changes that are accepted without asking. */
function createAcceptChoice(slip: { setAccept(accept: Accept): void }) {
  const options = choices.map((value) => {
    const input = h('input', { type: 'radio', name: 'accept-moves', value });
    input.addEventListener('change', () => slip.setAccept(value));
    return { input, label: h('label', { class: 'accept-option' }, input, t(`accept.${value}`)) };
  });
  const legend = h('legend', {}, t('accept.title'));
  return {
    element: h('fieldset', { class: 'accept' }, legend, ...options.map(({ label }) => label)),
    show(accept: Accept) {
      for (const { input } of options) input.checked = input.value === accept;
    },
  };
}

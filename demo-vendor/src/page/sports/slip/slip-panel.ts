import type { SportsSession } from '../../../sports/sports-shapes.ts';
import { shownAmount } from '../../amounts.ts';
import { h } from '../../dom.ts';
import { emptyDrawing } from '../art/empty.ts';
import { icon } from '../art/icons.ts';
import { createAcceptChoice } from './accept-choice.ts';
import { amountOfMinor, combinedPrice, mayPay, minorOf, typedMinor } from './money.rules.ts';
import { pickKey, sameMatch } from './picks.rules.ts';
import { createPlacing } from './placing.ts';
import { receipt } from './receipt.ts';
import { refusalWords } from './refusal-words.ts';
import type { Slip, SlipState } from './slip.ts';
import { createSlipLeg, type SlipLeg } from './slip-leg.ts';

interface PanelActs {
  /** The player wants back to the matches. */
  close(): void;
  showMyBets(): void;
}

const quickAmounts = [10, 50, 100, 500];
/** Faults that are told at once; the others wait until a stake is typed. */
const loudFaults = new Set(['same_match', 'market_closed', 'market_suspended', 'odds_changed', 'too_many_legs']);

/** The bet slip: the same panel in the column of a wide page and in the sheet of a phone. */
export function createSlipPanel(info: SportsSession, slip: Slip, acts: PanelActs) {
  const { limits, inPlayDelayMs } = info.book;
  const money = (amount: string) => `${info.currencySymbol} ${shownAmount(amount)}`;
  const legs = new Map<string, SlipLeg>();
  const list = h('ul', { class: 'legs', 'aria-label': 'Picks' });
  const count = h('span', { class: 'slip-count' }, '0');
  const heading = h('h2', { id: 'slip-title', tabindex: '-1' }, 'Bet slip');
  const clear = h('button', { type: 'button', class: 'slip-clear', 'aria-label': 'Remove all picks' }, icon('bin'));
  clear.addEventListener('click', slip.clear);
  const close = h('button', { type: 'button', class: 'slip-close', 'aria-label': 'Close the slip' }, icon('close'));
  close.addEventListener('click', acts.close);
  const tab = (mode: SlipState['mode'], text: string) =>
    h('button', { type: 'button', class: 'slip-tab', onClick: () => slip.setMode(mode) }, text);
  const tabs = { single: tab('single', 'Singles'), parlay: tab('parlay', 'Parlay') };
  const stake = h('input', {
    id: 'parlay-stake',
    class: 'stake-input stake-all',
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder: '0.00',
  });
  const stakeLabel = h('label', { for: 'parlay-stake' }, 'Stake');
  const stakeRow = h('div', { class: 'stake-row' }, stakeLabel, stake);
  const quick = h('div', { class: 'quick', role: 'group', 'aria-label': 'Quick stakes' });
  const combined = h('b', {});
  const combinedRow = h('p', { class: 'sum-row' }, h('span', {}, 'Combined price'), combined);
  const total = h('b', {});
  const totalRow = h('p', { class: 'sum-row' }, h('span', {}, 'Total stake'), total);
  const pays = h('output', { class: 'pays' });
  const paysRow = h('p', { class: 'sum-row sum-pays' }, h('span', {}, 'May pay'), pays);
  const notice = h('p', { class: 'slip-notice', role: 'alert' });
  const place = h('button', { type: 'button', class: 'main-act' }, 'Place bet');
  const accept = createAcceptChoice(slip);
  const empty = h(
    'div',
    { class: 'empty' },
    emptyDrawing('slip'),
    h('p', { class: 'empty-title' }, 'Your slip is empty'),
    h('p', {}, 'Tap a price and it will wait for you here.'),
  );
  const foot = h(
    'div',
    { class: 'slip-foot' },
    stakeRow,
    quick,
    combinedRow,
    totalRow,
    paysRow,
    accept.element,
    notice,
    place,
  );
  const placing = createPlacing(inPlayDelayMs);
  const done = h('div', { class: 'slip-done' });
  const tabsRow = h(
    'div',
    { class: 'slip-tabs', role: 'group', 'aria-label': 'Kind of bet' },
    tabs.single,
    tabs.parlay,
  );
  const body = h('div', { class: 'slip-body' }, list);
  const element = h(
    'section',
    { class: 'slip', 'aria-labelledby': 'slip-title' },
    h('header', { class: 'slip-head' }, heading, count, clear, close),
    tabsRow,
    empty,
    body,
    foot,
    placing.element,
    done,
  );

  /** Where a quick amount goes: the parlay, or the single that was touched last. */
  let touched = '';
  const targetOf = ({ mode, picks }: SlipState) => {
    if (mode === 'parlay') return '';
    const keys = picks.map(pickKey);
    return keys.includes(touched) ? touched : (keys[0] ?? '');
  };
  const setStake = (key: string, text: string) => {
    touched = key;
    slip.setStake(key, text);
  };
  stake.addEventListener('input', () => setStake('', stake.value));
  for (const amount of quickAmounts) {
    const add = () => {
      const state = slip.state();
      const key = targetOf(state);
      setStake(key, amountOfMinor((typedMinor(state.stakes.get(key) ?? '') ?? 0) + amount * 100));
    };
    quick.append(h('button', { type: 'button', class: 'quick-amount', onClick: add }, `+${amount}`));
  }
  const most = () => {
    const state = slip.state();
    setStake(targetOf(state), amountOfMinor(mostStake(state)));
  };
  quick.append(h('button', { type: 'button', class: 'quick-amount', onClick: most }, 'Max'));
  let balance = minorOf(info.balance);
  const mostStake = ({ mode, picks }: SlipState) => {
    const prices = mode === 'parlay' ? picks.map(({ price }) => price) : picks.slice(0, 1).map(({ price }) => price);
    const byPayout = Math.floor(minorOf(limits.mostPayout) / Math.max(1, mayPay(100, prices) / 100));
    return Math.max(0, Math.min(balance, minorOf(limits.mostStake), byPayout));
  };
  place.addEventListener('click', () => {
    if (slip.state().fault === 'odds_changed') slip.agree();
    else void slip.place();
  });

  function showLegs({ picks, states, mode, stakes }: SlipState): void {
    const keys = picks.map(pickKey);
    for (const [key, leg] of legs) {
      if (keys.includes(key)) continue;
      leg.element.remove();
      legs.delete(key);
    }
    const clashes = mode === 'parlay' ? sameMatch(picks) : [];
    for (const [i, pick] of picks.entries()) {
      const key = pickKey(pick);
      const leg = legs.get(key) ?? createSlipLeg(pick, { remove: slip.remove, stake: setStake });
      legs.set(key, leg);
      if (list.children[i] !== leg.element) list.insertBefore(leg.element, list.children[i] ?? null);
      leg.show({
        pick,
        state: states[i] ?? 'closed',
        offered: slip.offer(pick)?.price,
        stake: mode === 'single' ? (stakes.get(key) ?? '') : undefined,
        isClash: clashes.includes(pick),
      });
    }
  }

  function showSums(state: SlipState): void {
    const { picks, mode, stakes } = state;
    const isParlay = mode === 'parlay';
    const prices = picks.map(({ price }) => price);
    const typed = isParlay
      ? [typedMinor(stakes.get('') ?? '')]
      : picks.map((pick) => typedMinor(stakes.get(pickKey(pick)) ?? ''));
    const sum = typed.reduce<number>((all, each) => all + (each ?? 0), 0);
    const payout = isParlay
      ? mayPay(sum, prices)
      : typed.reduce<number>((all, each, i) => all + mayPay(each ?? 0, [prices[i] ?? '1.00']), 0);
    stakeRow.hidden = !isParlay;
    combinedRow.hidden = !isParlay;
    totalRow.hidden = isParlay || picks.length < 2;
    combined.textContent = combinedPrice(prices);
    total.textContent = money(amountOfMinor(sum));
    pays.textContent = money(amountOfMinor(payout));
    if (isParlay && stake.value !== (stakes.get('') ?? '')) stake.value = stakes.get('') ?? '';
  }

  function showAct({ fault, refusal, picks, mode, stakes }: SlipState): void {
    const isTyped = [...stakes.values()].some((text) => text !== '');
    const told = refusal ?? (fault && (loudFaults.has(fault) || (isTyped && fault !== 'empty')) ? fault : undefined);
    const words = told ? refusalWords(told, limits) : '';
    if (notice.textContent !== words) notice.textContent = words;
    notice.hidden = words === '';
    const isAgreeing = fault === 'odds_changed';
    place.textContent = isAgreeing
      ? 'Agree to the new prices'
      : mode === 'parlay' || picks.length === 1
        ? 'Place bet'
        : 'Place bets';
    place.classList.toggle('is-agree', isAgreeing);
    place.setAttribute('aria-disabled', String(fault !== undefined && !isAgreeing));
  }

  return {
    element,
    heading,
    setBalance(minor: number) {
      balance = minor;
    },
    show(): void {
      const state = slip.state();
      const { picks, phase, mode, taken, isInPlay } = state;
      const isEdit = phase === 'edit';
      element.dataset.phase = phase;
      count.textContent = String(picks.length);
      empty.hidden = !isEdit || picks.length > 0;
      body.hidden = !isEdit || picks.length === 0;
      foot.hidden = body.hidden;
      tabsRow.hidden = body.hidden || picks.length < 2;
      clear.hidden = body.hidden;
      for (const name of ['single', 'parlay'] as const) tabs[name].setAttribute('aria-pressed', String(mode === name));
      accept.show(state.accept);
      showLegs(state);
      showSums(state);
      showAct(state);
      placing.show(phase === 'placing', isInPlay);
      done.hidden = phase !== 'done';
      if (phase === 'done' && done.childElementCount === 0) showDone(state);
      if (phase !== 'done') done.replaceChildren();
      if (taken.length === 0 && phase === 'done') slip.done();
    },
  };

  function showDone({ taken, refusal }: SlipState): void {
    const again = h('button', { type: 'button', class: 'main-act', onClick: () => leave() }, 'Done');
    const mine = h('button', { type: 'button', class: 'second-act', onClick: () => leave(acts.showMyBets) }, 'My bets');
    const failed = refusal ? [h('p', { class: 'slip-notice', role: 'alert' }, refusalWords(refusal, limits))] : [];
    const status = h('p', { class: 'unseen', role: 'status' });
    done.replaceChildren(
      status,
      ...receipt(taken, info.currencySymbol),
      ...failed,
      h('div', { class: 'two-acts' }, mine, again),
    );
    status.textContent = taken.length === 1 ? 'Bet placed.' : `${taken.length} bets placed.`;
    if (element.contains(document.activeElement) || document.activeElement === document.body) again.focus();
  }

  function leave(then: () => void = () => {}): void {
    slip.done();
    acts.close();
    then();
  }
}
export type SlipPanel = ReturnType<typeof createSlipPanel>;

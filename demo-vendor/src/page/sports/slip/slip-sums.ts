import { h } from '../../dom/dom.ts';
import { typedMinor } from '../../money/minor.rules.ts';
import { shownMinor } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';
import { combinedPrice, mayPay } from './money.rules.ts';
import { pickKey } from './picks.rules.ts';
import type { SlipState } from './slip-state.ts';

/** Returns whether a stake is plain digits with two decimals or none; otherwise the total shows how it was read. */
const isPlainFigure = (text: string): boolean => /^\d{0,3}$|^\d+\.\d\d$/.test(text.trim());

/** Creates the sums of a slip: stake of a parlay, combined price and possible payout. */
export function createSlipSums(currencySymbol: string, setStake: (key: string, text: string) => void) {
  const money = (minor: number) => shownMinor(minor, currencySymbol);
  const stake = h('input', {
    id: 'parlay-stake',
    class: 'stake-input',
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder: '0.00',
  });
  stake.addEventListener('input', () => setStake('', stake.value));
  const stakeRow = h('div', { class: 'stake-row' }, h('label', { for: 'parlay-stake' }, t('receipt.stake')), stake);
  const row = (label: string, value: HTMLElement, name = '') =>
    h('p', { class: `sum-row ${name}` }, h('span', {}, label), value);
  const combined = h('b', { translate: 'no' });
  const total = h('b', { translate: 'no' });
  const pays = h('output', { class: 'pays' });
  const combinedRow = row(t('sums.combined'), combined);
  const totalRow = row(t('sums.total'), total);
  return {
    stakeRow,
    rows: [combinedRow, totalRow, row(t('receipt.pays'), pays, 'sum-pays')],
    show({ picks, mode, stakes }: SlipState): void {
      const isParlay = mode === 'parlay';
      const prices = picks.map(({ price }) => price);
      const typed = (key: string) => typedMinor(stakes.get(key) ?? '') ?? 0;
      const singles = picks.map((pick) => typed(pickKey(pick)));
      const sum = isParlay ? typed('') : singles.reduce((all, each) => all + each, 0);
      const ofSingles = singles.reduce((all, each, i) => all + mayPay(each, [prices[i] ?? '1.00']), 0);
      stakeRow.hidden = !isParlay;
      combinedRow.hidden = !isParlay;
      const isPlain = (isParlay ? [''] : picks.map(pickKey)).every((key) => isPlainFigure(stakes.get(key) ?? ''));
      totalRow.hidden = isPlain && (isParlay || picks.length < 2);
      combined.textContent = combinedPrice(prices);
      total.textContent = money(sum);
      pays.textContent = money(isParlay ? mayPay(sum, prices) : ofSingles);
      const text = stakes.get('') ?? '';
      if (stake.value !== text) stake.value = text;
      stake.setAttribute('aria-invalid', String(text.trim() !== '' && typedMinor(text) === undefined));
    },
  };
}

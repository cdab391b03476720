import type { GameView } from '../../../lottery/lottery-shapes.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { amountOfMinor, typedMinor } from '../../money/minor.rules.ts';
import { unclearStake } from '../../money/unclear-stake.ts';
import { shownMinor } from '../../texts/figures.ts';
import { createStepper } from '../betting/stepper.ts';
import { named } from '../frame/set-text.ts';
import { localize } from '../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { lineNumbers } from './line-numbers.ts';
import { linePrice, type SlipLine } from './slip.rules.ts';

interface LineActs {
  set(change: Partial<SlipLine>): void;
  edit(): void;
  remove(): void;
}

/** A line of the slip: what it holds, its stake and multiple, and what it costs. */
export function createSlipLine(game: GameView, first: SlipLine, acts: LineActs) {
  const playType = game.playTypes.find(({ code }) => code === first.playType);
  const name = playType ? localize(playType.name) : first.playType;
  const line = `${name} ${first.numbers.join(' ')}`;
  const act = (className: string, label: string, sign: 'pen' | 'close', onClick: () => void) =>
    h('button', { type: 'button', class: className, 'aria-label': label, onClick }, icon(sign));
  const stake = h('input', {
    class: 'stake-input',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': t('slip.stake_of', { line }),
    value: amountOfMinor(first.stakeMinor),
  });
  stake.addEventListener('input', () => acts.set({ stakeMinor: typedMinor(stake.value) ?? 0 }));
  const times = createStepper({
    label: t('slip.multiple_of', { line }),
    least: 1,
    most: () => game.limits.mostMultiple,
    value: first.multiple,
    changed: (multiple) => acts.set({ multiple }),
  });
  const price = h('b', { class: 'line-price', translate: 'no' });
  const head = h('div', { class: 'line-what' }, h('small', {}, named(name)), lineNumbers(playType, first.numbers));
  const buttons = h(
    'div',
    { class: 'line-acts' },
    act('leg-remove', t('slip.change', { line }), 'pen', acts.edit),
    act('leg-remove', t('slip.remove', { line }), 'close', acts.remove),
  );
  const unclear = h('p', { class: 'slip-notice', role: 'status', hidden: true });
  const sums = h('div', { class: 'line-sums' }, stake, times.element, price);
  return {
    element: h('li', { class: 'line' }, head, buttons, sums, unclear),
    show(line: SlipLine, isBad: boolean): void {
      price.textContent = shownMinor(linePrice(line));
      if ((typedMinor(stake.value) ?? 0) !== line.stakeMinor) stake.value = amountOfMinor(line.stakeMinor);
      if (times.value() !== line.multiple) times.set(line.multiple);
      stake.setAttribute('aria-invalid', String(isBad));
      const words = unclearStake(stake.value) ?? '';
      if (unclear.textContent !== words) unclear.textContent = words;
      unclear.hidden = words === '';
    },
  };
}

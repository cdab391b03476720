import type { SlipLimits } from '../../../lottery/lottery-shapes.ts';
import { h } from '../../dom/dom.ts';
import { amountOfMinor, minorOf, typedMinor } from '../../money/minor.rules.ts';
import { unclearStake } from '../../money/unclear-stake.ts';
import { shownMinor } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';
import { createStepper } from './stepper.ts';

/** Stakes that are one tap away, in minor units, as far as the limits let them. */
const usual = [100, 500, 1000, 5000, 10_000, 50_000];

/** Price of each new line, and its multiple. */
export function createLineStake(limits: SlipLimits, currencySymbol: string, changed: () => void) {
  const least = Math.max(minorOf(limits.leastStake), minorOf(limits.leastPrice));
  const most = minorOf(limits.mostStake);
  const isGood = (minor: number) => minor >= minorOf(limits.leastStake) && minor <= most;
  const amounts = usual.filter((minor) => minor >= least && minor <= most).slice(0, 5);
  let stakeMinor = amounts[0] ?? least;
  const field = h('input', {
    id: 'line-stake',
    class: 'stake-input',
    inputmode: 'decimal',
    autocomplete: 'off',
    value: amountOfMinor(stakeMinor),
  });
  const quick = amounts.map((minor) => {
    const act = () => {
      field.value = amountOfMinor(minor);
      typed();
    };
    const words = `${currencySymbol} ${shownMinor(minor).replace('.00', '')}`;
    return { minor, button: h('button', { type: 'button', class: 'quick-amount', onClick: act }, words) };
  });
  const multiple = createStepper({
    label: t('stake.multiple'),
    least: 1,
    most: () => limits.mostMultiple,
    value: 1,
    changed,
  });

  function typed(): void {
    stakeMinor = typedMinor(field.value) ?? 0;
    field.setAttribute('aria-invalid', String(!isGood(stakeMinor)));
    for (const each of quick) each.button.setAttribute('aria-pressed', String(each.minor === stakeMinor));
    changed();
  }

  field.addEventListener('input', typed);
  field.addEventListener('focus', () => field.select());
  for (const each of quick) each.button.setAttribute('aria-pressed', String(each.minor === stakeMinor));
  const stake = h('div', { class: 'stake-part' }, h('label', { for: 'line-stake' }, t('stake.line')), field);
  const times = h(
    'div',
    { class: 'stake-part' },
    h('span', { 'aria-hidden': 'true' }, t('stake.multiple')),
    multiple.element,
  );
  const group = h('div', { class: 'quick', role: 'group', 'aria-label': t('stake.usual') });
  group.append(...quick.map(({ button }) => button));
  return {
    element: h('div', { class: 'line-stake' }, stake, group, times),
    stakeMinor: () => stakeMinor,
    /** Whether lines can be added at this stake. */
    isGood: () => isGood(stakeMinor),
    /** Both readings of what was typed, where it is not clear. */
    unclear: () => unclearStake(field.value),
    multiple: multiple.value,
  };
}

import type { SportsbookInfo } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { amountOfMinor, minorOf, typedMinor } from '../../money/minor.rules.ts';
import { t } from '../texts/translate.ts';
import { mayPay } from './money.rules.ts';
import { pickKey } from './picks.rules.ts';
import type { SlipState } from './slip-state.ts';

const amounts = [10, 50, 100, 500];

interface QuickParts {
  limits: SportsbookInfo['limits'];
  state(): SlipState;
  balanceMinor(): number;
  /** The single that was touched last. */
  touched(): string;
  setStake(key: string, text: string): void;
}

/** Creates buttons that add to the stake of the parlay or of the last touched single; the last one sets the maximum. */
export function createQuickStakes({ limits, state, balanceMinor, touched, setStake }: QuickParts): HTMLElement {
  const target = ({ mode, picks }: SlipState) => {
    const keys = picks.map(pickKey);
    if (mode === 'parlay') return '';
    return keys.includes(touched()) ? touched() : (keys[0] ?? '');
  };
  const add = (units: number) => {
    const now = state();
    const key = target(now);
    setStake(key, amountOfMinor((typedMinor(now.stakes.get(key) ?? '') ?? 0) + units * 100));
  };
  const most = () => {
    const now = state();
    const key = target(now);
    const of = now.mode === 'parlay' ? now.picks : now.picks.filter((pick) => pickKey(pick) === key);
    const prices = of.map(({ price }) => price);
    // The payout of a stake of 1.00, rounded up so that the payout stays below its limit.
    const byPayment = Math.floor((minorOf(limits.mostPayout) * 100) / (mayPay(100, prices) + 1));
    setStake(key, amountOfMinor(Math.max(0, Math.min(balanceMinor(), minorOf(limits.mostStake), byPayment))));
  };
  const button = (text: string, act: () => void) =>
    h('button', { type: 'button', class: 'quick-amount', onClick: act }, text);
  return h(
    'div',
    { class: 'quick', role: 'group', 'aria-label': t('quick.label') },
    ...amounts.map((units) => button(`+${units}`, () => add(units))),
    button(t('quick.max'), most),
  );
}

import type { SlipLimits } from '../../../lottery/lottery-shapes.ts';
import { h } from '../../dom/dom.ts';
import { minorOf } from '../../money/minor.rules.ts';
import { shownMinor } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';

/** Prices that are offered, in minor units, as far as the limits let them. */
const usual = [100, 200, 500, 1000, 2000, 5000, 10_000];

/** The price of an instant ticket, one of a few. */
export function createTicketPrice({ leastPrice, mostPrice }: SlipLimits, changed: () => void) {
  const prices = usual.filter((minor) => minor >= minorOf(leastPrice) && minor <= minorOf(mostPrice)).slice(0, 5);
  let price = prices[1] ?? prices[0] ?? minorOf(leastPrice);
  const chips = prices.map((minor) => {
    const act = () => {
      price = minor;
      show();
      changed();
    };
    const chip = h('button', { type: 'button', class: 'quick-amount', onClick: act }, shownMinor(minor));
    return { minor, chip };
  });
  const show = () => {
    for (const { minor, chip } of chips) chip.setAttribute('aria-pressed', String(minor === price));
  };
  show();
  const element = h('div', { class: 'quick', role: 'group', 'aria-label': t('instant.price') });
  element.append(...chips.map(({ chip }) => chip));
  return { element, minor: () => price };
}

import { h } from '../dom/dom.ts';
import { shownAmount } from '../money/amounts.ts';

/** Formats amounts in one currency, with a small symbol before them. */
export const moneyIn = (symbol: string) => (amount: string) => [h('small', {}, symbol), ` ${shownAmount(amount)}`];

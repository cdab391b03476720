import { shownAmount } from '../amounts.ts';
import { h } from '../dom.ts';

/** Formats amounts in one currency, with a small symbol before them. */
export const moneyIn = (symbol: string) => (amount: string) => [h('small', {}, symbol), ` ${shownAmount(amount)}`];

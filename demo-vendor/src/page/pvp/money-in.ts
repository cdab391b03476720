import { shownAmount } from '../amounts.ts';
import { h } from '../dom.ts';

/** Shows amounts in one currency, its symbol small before them. */
export const moneyIn = (symbol: string) => (amount: string) => [h('small', {}, symbol), ` ${shownAmount(amount)}`];

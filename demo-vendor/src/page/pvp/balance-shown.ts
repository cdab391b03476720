import { h } from '../dom.ts';
import { moneyIn } from './money-in.ts';
import type { PvpSession } from './pvp-api.ts';
import { t } from './texts/say.ts';

/** The player's balance as far as it is known. */
export function createBalance({ currencySymbol, balance }: PvpSession) {
  const money = moneyIn(currencySymbol);
  const element = h('output', { class: 'balance', 'aria-label': t('page.balance') }, ...money(balance));
  let known = balance;
  return {
    element,
    /** Shows the new balance; nothing new when there is none. */
    show(next: string | undefined) {
      if (next !== undefined) known = next;
      element.replaceChildren(...money(known));
    },
  };
}

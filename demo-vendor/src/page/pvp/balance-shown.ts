import { h } from '../dom/dom.ts';
import { moneyIn } from './money-in.ts';
import type { PvpSession } from './pvp-api.ts';
import { t } from './texts/translate.ts';

/** Creates the display of the player's last known balance. */
export function createBalance({ currencySymbol, balance }: PvpSession) {
  const money = moneyIn(currencySymbol);
  const element = h('output', { class: 'balance', 'aria-label': t('page.balance') }, ...money(balance));
  let known = balance;
  return {
    element,
    /** Shows the new balance, if there is one. */
    show(next: string | undefined) {
      if (next !== undefined) known = next;
      element.replaceChildren(...money(known));
    },
  };
}

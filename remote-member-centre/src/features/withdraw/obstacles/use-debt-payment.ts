import { payDebt } from '@portal/shared/contract/wallet/transfers';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useAct } from '../use-act.ts';
import type { Terms } from '../withdrawal.ts';
import { debtPaymentOf } from './debt.rules.ts';

/** Pays what is owed as far as the main wallet reaches, when the member has confirmed the amount. */
export function useDebtPayment({ owed, balance }: Pick<Terms, 'owed' | 'balance'>) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const { act } = useAct(payDebt);
  const { amount, rest } = debtPaymentOf({ owed, balance });
  const values = { owed: shown(owed), balance: shown(balance), amount: shown(amount), rest: shown(rest) };
  const text = (key: string) => intl.formatMessage({ id: `withdraw.debt.${key}` }, values);
  return async () => {
    const words = [text('text'), ...(rest === '0.00' ? [] : [text('rest')])].join(' ');
    await act({ amount }, { title: text('title'), text: words, confirmLabel: text('confirm') }, text('done'));
    void host.refreshBalance();
  };
}

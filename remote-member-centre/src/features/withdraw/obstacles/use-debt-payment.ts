import { payDebt } from '@portal/shared/contract/wallet/transfers';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useConfirmedCall } from '../../../parts/use-confirmed-call.ts';
import { useWithdrawalRefresh } from '../use-withdrawal-updates.ts';
import type { Terms } from '../withdrawal.ts';
import { debtPaymentOf } from './debt.rules.ts';

/** Pays the debt as far as the main wallet allows, after confirmation. */
export function useDebtPayment({ owed, balance }: Pick<Terms, 'owed' | 'balance'>) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const { act } = useConfirmedCall(payDebt, useWithdrawalRefresh());
  const { amount, rest } = debtPaymentOf({ owed, balance });
  const values = { owed: shown(owed), balance: shown(balance), amount: shown(amount), rest: shown(rest) };
  const text = (key: string) => intl.formatMessage({ id: `withdraw.debt.${key}` }, values);
  return async () => {
    const words = [text('text'), ...(rest === '0.00' ? [] : [text('rest')])].join(' ');
    await act(
      { amount },
      {
        title: text('title'),
        text: words,
        confirmLabel: text('confirm'),
        cancelLabel: intl.formatMessage({ id: 'withdraw.no' }),
      },
      text('done'),
    );
    void host.refreshBalance();
  };
}

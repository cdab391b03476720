import { getSecurity } from '@portal/shared/contract/accounts/security';
import { payDebt } from '@portal/shared/contract/wallet/transfers';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';
import type { BankAccounts } from '../../../parts/bank-accounts/bank-account.ts';
import { useBinding } from '../../../parts/bank-accounts/use-binding.tsx';
import { useCentrePages } from '../../../parts/centre-pages.ts';
import { PaymentPassword } from '../../../parts/owner/payment-password.tsx';
import { useConfirmedCall } from '../../../parts/use-confirmed-call.ts';
import { useWithdrawalRefresh } from '../use-withdrawal-updates.ts';
import type { Terms } from '../withdrawal.ts';
import { debtPaymentOf } from './debt.rules.ts';
import type { WayOut } from './obstacles.rules.ts';

/** Actions that remove obstacles: a form over the page, or another page. */
export function useWaysOut(known: BankAccounts, terms: Terms) {
  const host = useHost();
  const centre = useCentrePages();
  const refresh = useWithdrawalRefresh();
  const security = useCallQuery(getSecurity, {});
  const [isSetting, setIsSetting] = useState(false);
  const binding = useBinding(known);
  const payDebt = useDebtPayment(terms);
  const leave = (to: string) => {
    host.closeOverlay();
    host.navigate(to);
  };
  // Requested at once; opens as soon as the owner proof is known.
  const openSetting = () => {
    setIsSetting(true);
    if (security.isError) void security.refetch();
  };
  const ways: Readonly<Record<WayOut, () => void>> = {
    set: openSetting,
    bind: binding.open,
    play: () => leave('/rng'),
    deposit: () => centre.open(centre.has('depositv2') ? 'depositv2' : 'transferFund'),
    pay: () => void payDebt(),
    support: () => leave('/support'),
  };
  const dialog =
    isSetting && security.data ? (
      <PaymentPassword security={security.data} onClose={() => setIsSetting(false)} onSaved={refresh} />
    ) : (
      binding.dialog
    );
  return { takeWay: (way: WayOut) => ways[way](), dialog };
}

/** Pays the debt as far as the main wallet allows, after confirmation. */
function useDebtPayment({ owed, balance }: Pick<Terms, 'owed' | 'balance'>) {
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

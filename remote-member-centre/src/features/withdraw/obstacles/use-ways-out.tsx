import { getSecurity } from '@portal/shared/contract/accounts/security';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useState } from 'react';
import type { BankAccounts } from '../../../parts/bank-accounts/bank-account.ts';
import { useBinding } from '../../../parts/bank-accounts/use-binding.tsx';
import { useCentrePages } from '../../../parts/centre-pages.ts';
import { PaymentPassword } from '../../../parts/owner/payment-password.tsx';
import { useWithdrawalRefresh } from '../use-withdrawal-updates.ts';
import type { Terms } from '../withdrawal.ts';
import type { WayOut } from './obstacles.rules.ts';
import { useDebtPayment } from './use-debt-payment.ts';

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

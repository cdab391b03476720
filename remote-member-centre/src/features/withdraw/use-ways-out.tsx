import { getSecurity } from '@portal/shared/contract/member/security';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useState } from 'react';
import type { BankAccounts } from '../../parts/bank-accounts/bank-account.ts';
import { useBinding } from '../../parts/bank-accounts/use-binding.tsx';
import { useCentrePages } from '../../parts/centre-pages.ts';
import { PaymentPassword } from '../../parts/owner/payment-password.tsx';
import type { Security } from '../../parts/owner/security.ts';
import type { WayOut } from './obstacles.rules.ts';
import { useDebtPayment } from './use-debt-payment.ts';
import { useWithdrawalRefresh } from './use-withdrawal-news.ts';
import type { Terms } from './withdrawal.ts';

/** Where each way out of an obstacle leads: a form over the page, or another page. */
export function useWaysOut(known: BankAccounts, terms: Terms) {
  const host = useHost();
  const centre = useCentrePages();
  const refresh = useWithdrawalRefresh();
  const security = useCallQuery(getSecurity, {}).data;
  const [setting, setSetting] = useState<Security>();
  const binding = useBinding(known);
  const payDebt = useDebtPayment(terms);
  const leave = (to: string) => {
    host.closeOverlay();
    host.navigate(to);
  };
  const ways: Readonly<Record<WayOut, () => void>> = {
    set: () => setSetting(security),
    bind: binding.open,
    play: () => leave('/rng'),
    deposit: () => centre.open(centre.has('depositv2') ? 'depositv2' : 'transferFund'),
    pay: () => void payDebt(),
    support: () => leave('/support'),
  };
  const dialog = setting ? (
    <PaymentPassword security={setting} onClose={() => setSetting(undefined)} onSaved={refresh} />
  ) : (
    binding.dialog
  );
  return { takeWay: (way: WayOut) => ways[way](), dialog };
}

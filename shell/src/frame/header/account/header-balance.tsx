import { useAtom, useAtomValue } from '@portal/shared/remote/state';
import { BalanceLabel } from '@portal/shared/ui/amounts/balance-label';
import { useState } from 'react';
import { balanceAtom, isBalanceHiddenAtom, shownBalanceAtom } from '../../../host/atoms.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';

/** The header's balance: hidden as ***, refreshed on press, updated live. A win shows when its game has shown it. */
export function HeaderBalance() {
  const t = useText();
  const { host } = usePortal();
  const balance = useAtomValue(balanceAtom);
  const amount = useAtomValue(shownBalanceAtom) ?? balance;
  const [isMasked, setIsMasked] = useAtom(isBalanceHiddenAtom);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const onRefresh = () => {
    setIsRefreshing(true);
    host
      .refreshBalance()
      .catch(() => host.toast(t('error.network'), 'bad'))
      .finally(() => setIsRefreshing(false));
  };
  return (
    <BalanceLabel
      amount={amount}
      symbol={host.site.currencySymbol}
      isMasked={isMasked}
      isRefreshing={isRefreshing}
      onToggle={() => setIsMasked(!isMasked)}
      onRefresh={onRefresh}
      labels={{
        balance: t('header.balance'),
        refresh: t('header.balance_refresh'),
        show: t('header.balance_show'),
        hide: t('header.balance_hide'),
      }}
    />
  );
}

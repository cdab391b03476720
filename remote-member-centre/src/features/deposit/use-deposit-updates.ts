import { getDeposit, listDepositMethods, listDeposits } from '@portal/shared/contract/payments/deposits';
import { useRefresh, useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useEffect } from 'react';

const calls = [listDepositMethods, listDeposits, getDeposit];

/** Reads again what a deposit has changed. */
export const useDepositRefresh = () => useRefresh(calls);

/** The page follows the live stream, and reads again when the player comes back from the pay page. */
export function useDepositUpdates(): void {
  const refresh = useDepositRefresh();
  useRefreshOn('deposit-changed', calls);
  useEffect(() => {
    const onBack = () => {
      if (!document.hidden) void refresh();
    };
    document.addEventListener('visibilitychange', onBack);
    return () => document.removeEventListener('visibilitychange', onBack);
  }, [refresh]);
}

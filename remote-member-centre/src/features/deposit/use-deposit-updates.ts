import { getDeposit, listDepositMethods, listDeposits } from '@portal/shared/contract/payments/deposits';
import { useHost } from '@portal/shared/remote/host-context';
import { useEffect } from 'react';
import { useRefreshCalls } from '../../parts/use-refresh-calls.ts';

const calls = [listDepositMethods, listDeposits, getDeposit];

/** Reads anew what a deposit has changed. */
export const useDepositRefresh = (): (() => void) => useRefreshCalls(calls);

/** The page follows the live stream, and reads anew when the player comes back from the pay page. */
export function useDepositUpdates(): void {
  const host = useHost();
  const refresh = useDepositRefresh();
  useEffect(() => {
    const stop = host.events.on('deposit-changed', refresh);
    const onBack = () => {
      if (!document.hidden) refresh();
    };
    document.addEventListener('visibilitychange', onBack);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onBack);
    };
  }, [host, refresh]);
}

import { getWithdrawal, getWithdrawalTerms, listWithdrawals } from '@portal/shared/contract/payments/withdrawals';
import { useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useEffect } from 'react';
import { useRefreshCalls } from '../../parts/use-refresh-calls.ts';

const calls = [getWithdrawalTerms, listWithdrawals, getWithdrawal];

/** Reads anew what a withdrawal has changed. */
export const useWithdrawalRefresh = (): (() => void) => useRefreshCalls(calls);

/** The page follows the live stream: a withdrawal that goes on, and a balance that moves under the terms. */
export function useWithdrawalUpdates(): void {
  const host = useHost();
  const cache = useQueryClient();
  const refresh = useWithdrawalRefresh();
  useEffect(() => host.events.on('withdrawal-changed', refresh), [host, refresh]);
  useEffect(
    () =>
      host.events.on('balance-changed', () => void cache.invalidateQueries({ queryKey: [getWithdrawalTerms.path] })),
    [host, cache],
  );
}

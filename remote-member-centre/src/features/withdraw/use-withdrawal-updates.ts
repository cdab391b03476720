import { getWithdrawal, getWithdrawalTerms, listWithdrawals } from '@portal/shared/contract/payments/withdrawals';
import { useRefresh, useRefreshOn } from '@portal/shared/remote/calls/use-refresh';

const terms = [getWithdrawalTerms];
const calls = [...terms, listWithdrawals, getWithdrawal];

/** Reads again what a withdrawal has changed. */
export const useWithdrawalRefresh = () => useRefresh(calls);

/** The page follows the live stream: a withdrawal that goes on, and a balance that moves under the terms. */
export function useWithdrawalUpdates(): void {
  useRefreshOn('withdrawal-changed', calls);
  useRefreshOn('balance-changed', terms);
}

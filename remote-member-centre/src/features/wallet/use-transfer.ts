import type { Call } from '@portal/shared/contract/calls/define-call';
import { listTransactions } from '@portal/shared/contract/wallet/transactions';
import { getMerchantWallets } from '@portal/shared/contract/wallet/transfers';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useHost } from '@portal/shared/remote/host-context';
import { useMutation } from '@portal/shared/remote/query';

const moved = [getMerchantWallets, listTransactions];

/** Sends a call that moves money between wallets, and reloads everything that it changes. */
export function useTransfer<C extends Call>(call: C) {
  const host = useHost();
  const refresh = useRefresh(moved);
  return useMutation({
    mutationFn: useKeyedCall(call),
    onSettled: () => {
      void host.refreshBalance();
      void refresh();
    },
  });
}

import type { Call } from '@portal/shared/contract/define-call';
import { listTransactions } from '@portal/shared/contract/wallet/transactions';
import { getMerchantWallets } from '@portal/shared/contract/wallet/transfers';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useHost } from '@portal/shared/remote/host-context';
import { useMutation, useQueryClient } from '@portal/shared/remote/query';

/** Sends a call that moves money between wallets, and reads anew what it has changed. */
export function useTransfer<C extends Call>(call: C) {
  const host = useHost();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: useKeyedCall(call),
    onSettled: () => {
      void host.refreshBalance();
      void cache.invalidateQueries({ queryKey: [getMerchantWallets.path] });
      void cache.invalidateQueries({ queryKey: [listTransactions.path] });
    },
  });
}

import { getMerchantWallets } from '@portal/shared/contract/wallet/get-merchant-wallets';
import { listTransactions } from '@portal/shared/contract/wallet/list-transactions';
import { walletTransfer } from '@portal/shared/contract/wallet/transfer';
import { useHost } from '@portal/shared/remote/host-context';
import { useMutation, useQueryClient } from '@portal/shared/remote/query';
import { useKeyedCall } from '../../parts/use-keyed-call.ts';

/** Sends a confirmed transfer, and reads anew what it has changed. */
export function useTransfer() {
  const host = useHost();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: useKeyedCall(walletTransfer),
    onSettled: () => {
      void host.refreshBalance();
      void cache.invalidateQueries({ queryKey: [getMerchantWallets.path] });
      void cache.invalidateQueries({ queryKey: [listTransactions.path] });
    },
  });
}

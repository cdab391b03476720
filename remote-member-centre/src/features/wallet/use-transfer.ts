import type { CallInput } from '@portal/shared/contract/define-call';
import { getMerchantWallets } from '@portal/shared/contract/wallet/get-merchant-wallets';
import { listTransactions } from '@portal/shared/contract/wallet/list-transactions';
import { walletTransfer } from '@portal/shared/contract/wallet/transfer';
import { useHost } from '@portal/shared/remote/host-context';
import { useMutation, useQueryClient } from '@portal/shared/remote/query';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { useRef } from 'react';

type TransferInput = CallInput<typeof walletTransfer>;

/**
 * Sends a confirmed transfer. An answer that never came may still have moved the money, so the same transfer sent again
 * keeps its key and cannot move it twice; a new amount, wallet or answer begins a new key.
 */
export function useTransfer() {
  const host = useHost();
  const cache = useQueryClient();
  const open = useRef<{ body: string; key: string }>(undefined);
  const keyFor = (input: TransferInput) => {
    const body = JSON.stringify(input);
    if (open.current?.body !== body) open.current = { body, key: crypto.randomUUID() };
    return open.current.key;
  };
  return useMutation({
    mutationFn: (input: TransferInput) => host.call(walletTransfer, input, { idempotencyKey: keyFor(input) }),
    onSuccess: () => {
      open.current = undefined;
    },
    onError: (error) => {
      if (refusalOf(error)) open.current = undefined;
    },
    onSettled: () => {
      void host.refreshBalance();
      void cache.invalidateQueries({ queryKey: [getMerchantWallets.path] });
      void cache.invalidateQueries({ queryKey: [listTransactions.path] });
    },
  });
}

import { getMerchantWallets, mainWallet } from '@portal/shared/contract/wallet/transfers';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useQueryClient } from '@portal/shared/remote/query';
import { useEffect } from 'react';
import type { OwnWallet } from './transfer.rules.ts';

/** The main wallet and those at vendors, reloaded on every live event, so that tabs agree. */
export function useOwnWallets() {
  const host = useHost();
  const intl = useIntl();
  const live = useReadable(host.balance);
  const query = useCallQuery(getMerchantWallets, {});
  const cache = useQueryClient();
  useEffect(() => {
    const readAgain = () => void cache.invalidateQueries({ queryKey: [getMerchantWallets.path] });
    const stops = [host.events.on('balance-changed', readAgain), host.events.on('round-closed', readAgain)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, cache]);
  const wallets: OwnWallet[] | undefined = query.data && [
    {
      id: mainWallet,
      name: intl.formatMessage({ id: 'wallet.main' }),
      balance: live ?? query.data.main,
      state: 'open',
    },
    ...query.data.vendors.map(({ vassalage, ...vendor }) => ({ ...vendor, id: vassalage })),
  ];
  const { isError, refetch } = query;
  return { wallets, isError, refetch };
}

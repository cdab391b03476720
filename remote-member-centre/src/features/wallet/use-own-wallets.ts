import { getMerchantWallets, mainWallet } from '@portal/shared/contract/wallet/transfers';
import { useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import type { OwnWallet } from './transfer.rules.ts';

const calls = [getMerchantWallets];

/** The main wallet and those at vendors, reloaded on every live event, so that tabs agree. */
export function useOwnWallets() {
  const host = useHost();
  const intl = useIntl();
  const live = useReadable(host.balance);
  const query = useCallQuery(getMerchantWallets, {});
  useRefreshOn('balance-changed', calls);
  useRefreshOn('round-closed', calls);
  const wallets: OwnWallet[] | undefined = query.data && [
    {
      id: mainWallet,
      name: intl.formatMessage({ id: 'wallet.main' }),
      balance: live ?? query.data.main,
      state: 'open',
    },
    ...query.data.vendors.map(({ vassalage, ...vendor }) => ({ ...vendor, id: vassalage })),
  ];
  return { wallets, query };
}

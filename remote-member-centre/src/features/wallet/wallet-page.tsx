import { getGameMenus } from '@portal/shared/contract/games/get-game-menus';
import { getMerchantWallets } from '@portal/shared/contract/wallet/get-merchant-wallets';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { DepositMethods } from './deposit-methods.tsx';
import { TransferForm } from './transfer-form.tsx';
import { WalletCard } from './wallet-card.tsx';
import styles from './wallet-page.module.css';

/** My wallet: the main wallet, the wallets at transfer vendors, and a form that moves money between them. */
export function WalletPage() {
  const host = useHost();
  const intl = useIntl();
  const liveBalance = useReadable(host.balance);
  const wallets = useCallQuery(getMerchantWallets, {});
  const names = useVendorNames();
  if (wallets.isError) {
    return (
      <FailedState
        title={intl.formatMessage({ id: 'wallet.failed' })}
        retry={{ label: intl.formatMessage({ id: 'failed.retry' }), onRetry: () => void wallets.refetch() }}
      >
        {intl.formatMessage({ id: 'failed.text' })}
      </FailedState>
    );
  }
  if (!wallets.data) return <Skeleton shape="block" width="100%" height={220} />;
  const { main, vendors } = wallets.data;
  const rows = vendors.map((vendor) => ({ ...vendor, name: names.get(vendor.vassalage) ?? vendor.vassalage }));
  return (
    <div className={styles.page}>
      <div className={styles.wallets}>
        <WalletCard isMain name={intl.formatMessage({ id: 'wallet.main' })} amount={liveBalance ?? main} />
        {rows.map((vendor) => (
          <WalletCard key={vendor.vassalage} name={vendor.name} amount={vendor.balance} />
        ))}
      </div>
      <DepositMethods />
      <div className={styles.move}>
        {rows.length > 0 ? (
          <TransferForm main={main} vendors={rows} />
        ) : (
          <EmptyState title={intl.formatMessage({ id: 'wallet.none.title' })}>
            {intl.formatMessage({ id: 'wallet.none.text' })}
          </EmptyState>
        )}
        <p className={styles.note}>
          <FormattedMessage id="wallet.note" />
        </p>
      </div>
    </div>
  );
}

function useVendorNames(): ReadonlyMap<string, string> {
  const { data } = useCallQuery(getGameMenus, {});
  return new Map((data?.menus ?? []).flatMap(({ vendors }) => vendors.map(({ vassalage, name }) => [vassalage, name])));
}

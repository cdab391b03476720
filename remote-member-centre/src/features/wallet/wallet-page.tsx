import { mainWallet } from '@portal/shared/contract/wallet/transfers';
import { NotLoaded } from '@portal/shared/parts/failed';
import { Page } from '@portal/shared/parts/page';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { useState } from 'react';
import { HeldAmount } from '../../parts/amounts/held-amount.tsx';
import { CollectAll } from './collect-all.tsx';
import { chosenPair, type OwnWallet } from './transfer.rules.ts';
import { TransferForm } from './transfer-form.tsx';
import { useOwnWallets } from './use-own-wallets.ts';
import styles from './wallet-page.module.css';
import { WalletTotal } from './wallet-total.tsx';

/** My wallet (transferFund): the main wallet, those at transfer vendors, and money between them. */
export function WalletPage() {
  const { wallets, query } = useOwnWallets();
  if (query.isError || !wallets) return <NotLoaded titleId="wallet.failed" query={query} height={220} />;
  return (
    <Page>
      <WalletTotal wallets={wallets} onRefresh={() => void query.refetch()} />
      <section className={styles.list} aria-labelledby="wallet-list">
        <h3 id="wallet-list">
          <FormattedMessage id="wallet.list" />
        </h3>
        <ul className={styles.wallets}>
          {wallets.map((wallet) => (
            <WalletCard key={wallet.id} wallet={wallet} />
          ))}
        </ul>
        {wallets.length > 1 ? <CollectAll wallets={wallets} /> : null}
      </section>
      <Moving wallets={wallets} />
    </Page>
  );
}

function Moving({ wallets }: { wallets: readonly OwnWallet[] }) {
  const [[fromId, toId], setPair] = useState([mainWallet, '']);
  const pair = chosenPair(wallets, fromId ?? '', toId ?? '');
  if (!pair) {
    return (
      <EmptyState title={<FormattedMessage id="wallet.none.title" />}>
        <FormattedMessage id="wallet.none.text" />
      </EmptyState>
    );
  }
  return (
    <div className={styles.move}>
      <TransferForm wallets={wallets} from={pair[0]} to={pair[1]} onPair={(...chosen) => setPair(chosen)} />
      <p className={styles.note}>
        <FormattedMessage id="wallet.note" />
      </p>
    </div>
  );
}

/** One wallet: its name, balance, and any restriction. */
function WalletCard({ wallet: { name, balance, state } }: { wallet: OwnWallet }) {
  const intl = useIntl();
  return (
    <li className={styles.wallet}>
      <span className={styles.name}>
        {name}
        {state === 'open' ? null : <Badge tone="warn">{intl.formatMessage({ id: `wallet.state.${state}` })}</Badge>}
      </span>
      <span className={styles.amount}>
        <HeldAmount amount={balance} />
      </span>
    </li>
  );
}

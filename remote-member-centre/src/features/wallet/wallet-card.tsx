import { useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { HeldAmount } from '../../parts/amounts/held-amount.tsx';
import type { OwnWallet } from './transfer.rules.ts';
import styles from './wallet-page.module.css';

/** One wallet: its name, balance, and any restriction. */
export function WalletCard({ wallet: { name, balance, state } }: { wallet: OwnWallet }) {
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

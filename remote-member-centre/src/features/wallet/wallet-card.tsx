import { useHost } from '@portal/shared/remote/host-context';
import { AmountLabel } from '@portal/shared/ui/amount-label';
import { cx } from '@portal/shared/ui/cx';
import { WalletIcon } from '@portal/shared/ui/icons-money';
import styles from './wallet-page.module.css';

export function WalletCard({ name, amount, isMain }: { name: string; amount: string; isMain?: boolean }) {
  const { currencySymbol } = useHost().site;
  return (
    <dl className={cx(styles.wallet, isMain && styles.main)}>
      <dt className={styles.name}>
        {isMain ? <WalletIcon size={20} /> : null}
        {name}
      </dt>
      <dd className={styles.amount}>
        <AmountLabel size={isMain ? 'large' : 'inherit'} amount={amount} symbol={currencySymbol} isCounting />
      </dd>
    </dl>
  );
}

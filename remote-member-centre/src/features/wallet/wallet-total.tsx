import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { RefreshIcon } from '@portal/shared/ui/icons/media';
import { DepositIcon, WithdrawIcon } from '@portal/shared/ui/icons/money';
import { EyeIcon, EyeOffIcon } from '@portal/shared/ui/icons/status';
import { HeldAmount } from '../../parts/amounts/held-amount.tsx';
import { useHiddenAmounts } from '../../parts/amounts/hidden-amounts.ts';
import { useCentrePages } from '../../parts/centre-pages.ts';
import { type OwnWallet, sumOf } from './transfer.rules.ts';
import styles from './wallet-page.module.css';

interface WalletTotalProps {
  wallets: readonly OwnWallet[];
  onRefresh: () => void;
}

/** Total of all wallets; the eye hides every balance, the arrows reload them. */
export function WalletTotal({ wallets, onRefresh }: WalletTotalProps) {
  const host = useHost();
  const intl = useIntl();
  const pages = useCentrePages();
  const [isHidden, toggle] = useHiddenAmounts();
  const refresh = () => {
    onRefresh();
    void host.refreshBalance();
  };
  return (
    <section className={styles.total} aria-labelledby="wallet-total">
      <div className={styles.sum}>
        <h3 id="wallet-total" className={styles.totalName}>
          <FormattedMessage id="wallet.total" />
        </h3>
        <div className={styles.totalAmount}>
          <HeldAmount size="huge" amount={sumOf(wallets)} />
        </div>
      </div>
      <div className={styles.tools}>
        <IconButton
          label={intl.formatMessage({ id: isHidden ? 'wallet.show' : 'wallet.hide' })}
          aria-pressed={isHidden}
          icon={isHidden ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          onClick={toggle}
        />
        <IconButton
          label={intl.formatMessage({ id: 'wallet.refresh' })}
          icon={<RefreshIcon size={20} />}
          onClick={refresh}
        />
      </div>
      <div className={styles.ways}>
        {pages.has('depositv2') ? (
          <Button variant="primary" icon={<DepositIcon size={20} />} onClick={() => pages.open('depositv2')}>
            <FormattedMessage id="deposit.title" />
          </Button>
        ) : null}
        {pages.has('withdraw') ? (
          <Button icon={<WithdrawIcon size={20} />} onClick={() => pages.open('withdraw')}>
            <FormattedMessage id="withdraw.title" />
          </Button>
        ) : null}
      </div>
    </section>
  );
}

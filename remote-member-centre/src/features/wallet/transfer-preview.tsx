import { FormattedMessage } from '@portal/shared/remote/intl';
import { HeldAmount } from '../../parts/amounts/held-amount.tsx';
import { balancesAfter, type Transfer } from './transfer.rules.ts';
import styles from './transfer-form.module.css';

/** What both wallets will hold, before anything is sent. */
export function TransferPreview(transfer: Transfer) {
  const after = balancesAfter(transfer);
  return (
    <dl className={styles.preview}>
      <dt>
        <FormattedMessage id="transfer.after" values={{ wallet: transfer.from.name }} />
      </dt>
      <dd>
        <HeldAmount amount={after.from} />
      </dd>
      <dt>
        <FormattedMessage id="transfer.after" values={{ wallet: transfer.to.name }} />
      </dt>
      <dd>
        <HeldAmount amount={after.to} />
      </dd>
    </dl>
  );
}

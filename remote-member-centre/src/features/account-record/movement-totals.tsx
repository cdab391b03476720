import type { CallOutput } from '@portal/shared/contract/define-call';
import type { listTransactions } from '@portal/shared/contract/wallet/transactions';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import styles from '../../parts/records/record-table.module.css';

/** What came in and went out in all that is chosen. */
export function MovementTotals({ totals }: { totals?: CallOutput<typeof listTransactions>['totals'] }) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  return (
    <div className={styles.totals}>
      <StatTile
        label={<FormattedMessage id="transactions.movements" />}
        value={totals && intl.formatNumber(totals.movements)}
      />
      {(['in', 'out', 'net'] as const).map((name) => (
        <StatTile
          key={name}
          label={<FormattedMessage id={`transactions.total.${name}`} />}
          value={totals && <AmountLabel kind="signed" amount={totals[name]} symbol={symbol} />}
        />
      ))}
    </div>
  );
}

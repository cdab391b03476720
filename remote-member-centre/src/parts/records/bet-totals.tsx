import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listBets } from '@portal/shared/contract/games/bets';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import styles from './record-table.module.css';

export function BetTotals({ totals }: { totals?: CallOutput<typeof listBets>['totals'] }) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  return (
    <div className={styles.totals}>
      <StatTile label={<FormattedMessage id="bets.rounds" />} value={totals && intl.formatNumber(totals.rounds)} />
      {(['stake', 'win'] as const).map((name) => (
        <StatTile
          key={name}
          label={<FormattedMessage id={`bets.total.${name}`} />}
          value={totals && <AmountLabel amount={totals[name]} symbol={symbol} />}
        />
      ))}
      <StatTile
        label={<FormattedMessage id="bets.total.profit" />}
        value={totals && <AmountLabel kind="signed" amount={totals.profit} symbol={symbol} />}
      />
    </div>
  );
}

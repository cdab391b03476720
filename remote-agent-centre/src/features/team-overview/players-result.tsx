import { minorUnits } from '@portal/shared/contract/money/amounts';
import { Money } from '@portal/shared/parts/money';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import type { Team } from './team.ts';
import styles from './team-overview.module.css';

/** Profit and loss of the players, and what it means for the platform. */
export function PlayersResult({ team }: { team?: Team }) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  return (
    <dl className={styles.result} aria-busy={!team}>
      <dt>
        <FormattedMessage id="overview.profitLoss" />
      </dt>
      <dd className={styles.amount}>
        {team ? <AmountLabel kind="signed" amount={team.profitLoss} symbol={symbol} /> : <Skeleton width="40%" />}
      </dd>
      <dd className={styles.meaning}>
        {team ? (
          intl.formatMessage({ id: `overview.profitLoss.${meaningOf(team.profitLoss)}` })
        ) : (
          <Skeleton width="80%" />
        )}
      </dd>
      <dd className={styles.meaning}>
        <FormattedMessage id="overview.profitLoss.help" />
        {team ? (
          <FormattedMessage
            id="overview.profitLoss.before"
            values={{ amount: <Money key="amount" amount={team.before.profitLoss} /> }}
          />
        ) : null}
      </dd>
    </dl>
  );
}

function meaningOf(profitLoss: string): 'lost' | 'won' | 'even' {
  const units = minorUnits(profitLoss);
  if (units === 0n) return 'even';
  return units < 0n ? 'lost' : 'won';
}

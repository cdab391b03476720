import type { listDownlineTransactions } from '@portal/shared/contract/agents/downline-transactions';
import type { CallOutput } from '@portal/shared/contract/define-call';
import { Money } from '@portal/shared/parts/money';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { Tiles } from '../../parts/team-page.tsx';

/** What came in and went out in all that is chosen. */
export function MovementTotals({ totals }: { totals?: CallOutput<typeof listDownlineTransactions>['totals'] }) {
  const intl = useIntl();
  return (
    <Tiles>
      {(['incoming', 'outgoing'] as const).map((name) => (
        <StatTile
          key={name}
          label={<FormattedMessage id={`transactions.${name}`} />}
          value={totals && <Money amount={totals[name]} />}
        />
      ))}
      <StatTile
        label={<FormattedMessage id="transactions.movements" />}
        value={totals && intl.formatNumber(totals.movements)}
      />
    </Tiles>
  );
}

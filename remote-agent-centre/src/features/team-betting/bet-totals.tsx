import type { listTeamBets } from '@portal/shared/contract/agents/team-bets';
import type { CallOutput } from '@portal/shared/contract/define-call';
import { Money } from '@portal/shared/parts/money';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { Tiles } from '../../parts/team-page.tsx';

/** What was bet and won in all rounds that are chosen, and how many there are. */
export function BetTotals({ totals }: { totals?: CallOutput<typeof listTeamBets>['totals'] }) {
  const intl = useIntl();
  return (
    <Tiles>
      {(['stake', 'win'] as const).map((name) => (
        <StatTile
          key={name}
          label={<FormattedMessage id={`betting.total.${name}`} />}
          value={totals && <Money amount={totals[name]} />}
        />
      ))}
      <StatTile
        label={<FormattedMessage id="betting.total.rounds" />}
        value={totals && intl.formatNumber(totals.rounds)}
      />
    </Tiles>
  );
}

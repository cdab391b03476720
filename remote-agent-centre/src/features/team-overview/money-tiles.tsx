import { minorUnits } from '@portal/shared/contract/money/amounts';
import { Money } from '@portal/shared/parts/money';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { Tiles } from '../../parts/team-page.tsx';
import { ChangeNote } from './change-note.tsx';
import type { Team } from './team.ts';

const names = ['stake', 'win', 'bonus', 'rebate', 'deposit', 'withdrawal'] as const;

/** Stakes, wins, bonuses, deposits and withdrawals of the team, each against the previous period. */
export function MoneyTiles({ team }: { team?: Team }) {
  const intl = useIntl();
  return (
    <Tiles across="three">
      {names.map((name) => (
        <StatTile
          key={name}
          label={<FormattedMessage id={`overview.${name}`} />}
          value={team && <Money amount={team[name]} />}
          note={
            team && (
              <>
                <ChangeNote now={minorUnits(team[name])} before={minorUnits(team.before[name])} />
                {name === 'stake'
                  ? ` · ${intl.formatMessage({ id: 'overview.rounds' }, { count: team.rounds })}`
                  : null}
              </>
            )
          }
        />
      ))}
    </Tiles>
  );
}

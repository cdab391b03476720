import type { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import type { CallOutput } from '@portal/shared/contract/define-call';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amount-label';
import { cx } from '@portal/shared/ui/cx';
import { PeopleIcon, TeamIcon } from '@portal/shared/ui/icons-navigation';
import { StatTile } from '@portal/shared/ui/stat-tile';
import styles from './team-overview.module.css';

type Team = CallOutput<typeof getTeamOverview>;

export function TeamFigures({ team }: { team?: Team }) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  const icons = { members: <TeamIcon size={18} />, directMembers: <PeopleIcon size={18} /> };
  return (
    <>
      <div className={styles.figures}>
        {(['members', 'directMembers', 'activeMembers', 'rounds'] as const).map((name) => (
          <StatTile
            key={name}
            icon={name in icons ? icons[name as keyof typeof icons] : undefined}
            label={<FormattedMessage id={`overview.${name}`} />}
            value={team && intl.formatNumber(team[name])}
          />
        ))}
      </div>
      <div className={cx(styles.figures, styles.money)}>
        {(['stake', 'win'] as const).map((name) => (
          <StatTile
            key={name}
            label={<FormattedMessage id={`overview.${name}`} />}
            value={team && <AmountLabel amount={team[name]} symbol={symbol} />}
          />
        ))}
        <StatTile
          label={<FormattedMessage id="overview.profitLoss" />}
          note={<FormattedMessage id="overview.profitLoss.help" />}
          value={team && <AmountLabel amount={team.profitLoss} symbol={symbol} />}
        />
      </div>
    </>
  );
}

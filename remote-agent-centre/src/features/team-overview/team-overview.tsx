import { exportTeamOverview, getTeamOverview, teamScope } from '@portal/shared/contract/agents/team-overview';
import { ExportButton } from '@portal/shared/parts/export-button';
import { Failed } from '@portal/shared/parts/failed';
import { PeriodTabs } from '@portal/shared/parts/period-tabs';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { TeamPage } from '../../parts/team-page.tsx';
import { figuresEveryMs, useTeamFilter } from '../../parts/use-team-filter.ts';
import { useTeamUpdates } from '../../parts/use-team-updates.ts';
import { periodBefore } from './change.rules.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { MoneyTiles } from './money-tiles.tsx';
import { PeopleTiles } from './people-tiles.tsx';
import { PlayersResult } from './players-result.tsx';
import type { Team } from './team.ts';
import styles from './team-overview.module.css';

const topics = ['team'] as const;
const calls = [getTeamOverview];

/** Team overview: the figures of the branch over a period, against the previous period, and day by day. */
export function TeamOverview() {
  const host = useHost();
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const filter = useTeamFilter({ months: 12 });
  const [scope, setScope] = useState<(typeof teamScope.options)[number]>('team');
  const asked = { ...filter.period, scope };
  const overview = useCallQuery(getTeamOverview, asked, { keepPrevious: true, everyMs: figuresEveryMs });
  useTeamUpdates(topics, calls);
  const team = overview.data;
  return (
    <TeamPage error={overview.error}>
      <div className={styles.choices}>
        <PeriodTabs filter={filter} />
        <Tabs
          look="pill"
          className={styles.scope}
          label={text('overview.scope')}
          items={teamScope.options.map((value) => ({ value, label: text(`overview.scope.${value}`) }))}
          value={scope}
          onChange={setScope}
        />
      </div>
      {overview.isError ? (
        <Failed titleId="team.failed.title" query={overview} />
      ) : (
        <div className={styles.figures} aria-busy={overview.isPlaceholderData}>
          <PlayersResult team={team} />
          <ComparedWith team={team} />
          <MoneyTiles team={team} />
          <PeopleTiles team={team} />
          <DayChart days={team?.days} />
          {team ? (
            <DayTable team={team}>
              <ExportButton
                name={`team-${filter.period.from}-${filter.period.to}`}
                read={() => host.call(exportTeamOverview, asked)}
              />
            </DayTable>
          ) : null}
        </div>
      )}
    </TeamPage>
  );
}

/** The days with which the changes are compared. */
function ComparedWith({ team }: { team?: Team }) {
  const intl = useIntl();
  const [first, last] = [team?.days[0]?.day, team?.days.at(-1)?.day];
  if (!first || !last) return null;
  const before = periodBefore({ from: first, to: last });
  const days = intl.formatDateTimeRange(new Date(`${before.from}T12:00:00Z`), new Date(`${before.to}T12:00:00Z`), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return <p className={styles.compared}>{intl.formatMessage({ id: 'overview.compared' }, { days })}</p>;
}

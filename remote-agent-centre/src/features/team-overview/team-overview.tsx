import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { Tabs } from '@portal/shared/ui/tabs';
import { useState } from 'react';
import { NotAnAgent, TeamFailed } from '../../parts/team-states.tsx';
import { DayChart } from './day-chart.tsx';
import { dayIn, type Period, periods, rangeOf } from './period.rules.ts';
import { TeamFigures } from './team-figures.tsx';
import styles from './team-overview.module.css';
import { useRefreshOnRoundEnd } from './use-refresh-on-round-end.ts';

/** Team overview: the figures of the branch over a period, and a bar for each day. */
export function TeamOverview() {
  const host = useHost();
  const intl = useIntl();
  const [period, setPeriod] = useState<Period>('week');
  const range = rangeOf(period, dayIn(new Date(), host.site.timeZone));
  const overview = useCallQuery(getTeamOverview, range, { keepPrevious: true });
  useRefreshOnRoundEnd();
  if (refusalOf(overview.error)?.code === 'not_an_agent') return <NotAnAgent />;
  return (
    <div className={styles.page}>
      <Tabs
        look="pill"
        label={intl.formatMessage({ id: 'overview.period' })}
        items={periods.map((value) => ({ value, label: intl.formatMessage({ id: `overview.period.${value}` }) }))}
        value={period}
        onChange={setPeriod}
      />
      {overview.isError ? (
        <TeamFailed onRetry={() => void overview.refetch()} />
      ) : (
        <>
          <TeamFigures team={overview.data} />
          <DayChart days={overview.data?.days} />
        </>
      )}
    </div>
  );
}

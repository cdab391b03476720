import { NotLoaded } from '@portal/shared/parts/failed';
import { CardsSkeleton, Page } from '@portal/shared/parts/page';
import { useIntl } from '@portal/shared/remote/intl';
import { CountBadge } from '@portal/shared/ui/feedback/count-badge';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { LanternRow } from './lantern-row.tsx';
import { Leaderboard } from './leaderboard/leaderboard.tsx';
import { MissionList } from './mission-list.tsx';
import { claimableIn, type MissionTab, missionTabs } from './missions.rules.ts';
import styles from './missions-centre.module.css';
import { useMissions } from './use-missions.ts';

/** Today's lanterns above; missions by their period, and the leaderboard of the week. */
export function MissionsCentre() {
  const intl = useIntl();
  const [tab, setTab] = useState<MissionTab>('daily');
  const summary = useMissions();
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  if (!summary.data)
    return (
      <NotLoaded titleId="missions.failed" query={summary}>
        <MissionsSkeleton />
      </NotLoaded>
    );
  const { missions, serverTime } = summary.data;
  const items = missionTabs.map((value) => {
    const count = claimableIn(missions, value);
    const badge = <CountBadge count={count} label={text('missions.claimable', { count })} />;
    return { value, label: text(`missions.tab.${value}`), badge };
  });
  return (
    <Page isTight>
      <LanternRow missions={missions} serverTime={serverTime} />
      <Tabs
        look="pill"
        className={styles.tabs}
        label={text('missions.tabs')}
        items={items}
        value={tab}
        onChange={setTab}
      >
        {tab === 'leaderboard' ? (
          <Leaderboard />
        ) : (
          <MissionList key={tab} missions={missions.filter(({ period }) => period === tab)} serverTime={serverTime} />
        )}
      </Tabs>
    </Page>
  );
}

/** Skeleton of lanterns, tabs and cards. */
function MissionsSkeleton() {
  return (
    <Page isTight aria-busy="true">
      <Skeleton shape="block" width="100%" height={168} />
      <Skeleton shape="block" width="100%" height={52} />
      <CardsSkeleton height={152} />
    </Page>
  );
}

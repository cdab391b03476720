import type { Mission } from '@portal/shared/contract/rewards/missions';
import { CardList } from '@portal/shared/parts/page';
import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { MissionCard } from './mission-card.tsx';
import { keyOf } from './missions.rules.ts';
import styles from './missions-centre.module.css';
import { useStableOrder } from './use-stable-order.ts';

interface MissionListProps {
  missions: readonly Mission[];
  serverTime: string;
}

/** Missions of one period as cards. */
export function MissionList({ missions, serverTime }: MissionListProps) {
  const intl = useIntl();
  const ordered = useStableOrder(missions);
  if (missions.length === 0)
    return (
      <EmptyState drawing="lantern" title={intl.formatMessage({ id: 'missions.empty.title' })}>
        {intl.formatMessage({ id: 'missions.empty.text' })}
      </EmptyState>
    );
  return (
    <CardList className={styles.cards}>
      {ordered.map((mission) => (
        <li key={keyOf(mission)}>
          <MissionCard mission={mission} serverTime={serverTime} />
        </li>
      ))}
    </CardList>
  );
}

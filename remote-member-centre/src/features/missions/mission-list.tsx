import type { Mission } from '@portal/shared/contract/rewards/missions';
import { CardList } from '@portal/shared/parts/page';
import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { useState } from 'react';
import { MissionCard } from './mission-card.tsx';
import { keyOf, rankOf } from './missions.rules.ts';
import styles from './missions-centre.module.css';

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

/** Missions by what there was to do when each was first seen: a card stays where it is while it is claimed. */
function useStableOrder(missions: readonly Mission[]): Mission[] {
  const [ranks] = useState(() => new Map<string, number>());
  for (const mission of missions) if (!ranks.has(keyOf(mission))) ranks.set(keyOf(mission), rankOf(mission));
  const rank = (mission: Mission) => ranks.get(keyOf(mission)) ?? 0;
  return [...missions].sort((a, b) => rank(a) - rank(b));
}

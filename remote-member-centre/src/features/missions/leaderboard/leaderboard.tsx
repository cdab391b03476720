import { getMissionLeaderboard } from '@portal/shared/contract/rewards/missions';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { useState } from 'react';
import styles from './leaderboard.module.css';
import { Standings } from './standings.tsx';

const weeks = ['current', 'last'] as const;

/** Leaderboards of this week and the last one. */
export function Leaderboard() {
  const intl = useIntl();
  const [week, setWeek] = useState<(typeof weeks)[number]>('current');
  return (
    <div className={styles.leaderboard}>
      <FilterRow label={intl.formatMessage({ id: 'missions.board.week' })}>
        {weeks.map((each) => (
          <Chip key={each} isChosen={each === week} onClick={() => setWeek(each)}>
            {intl.formatMessage({ id: `missions.board.week.${each}` })}
          </Chip>
        ))}
      </FilterRow>
      <Week key={week} week={week} />
    </div>
  );
}

function Week({ week }: { week: (typeof weeks)[number] }) {
  const intl = useIntl();
  const board = useCallQuery(getMissionLeaderboard, { week });
  const text = (id: string) => intl.formatMessage({ id });
  if (!board.data) return <NotLoaded titleId="missions.board.failed" query={board} height={360} />;
  if (board.data.list.length === 0)
    return (
      <EmptyState drawing="lantern" title={text('missions.board.empty.title')}>
        {board.data.state === 'running' ? text('missions.board.empty.text') : undefined}
      </EmptyState>
    );
  return <Standings board={board.data} />;
}

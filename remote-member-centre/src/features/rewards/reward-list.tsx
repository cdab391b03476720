import { useIntl } from '@portal/shared/remote/intl';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Pagination } from '@portal/shared/ui/pagination';
import { useState } from 'react';
import { RewardCard } from './reward-card.tsx';
import styles from './reward-centre.module.css';
import { bySoonest, type RewardTab } from './rewards.rules.ts';
import { RewardsEmpty } from './rewards-empty.tsx';
import { CardsSkeleton } from './rewards-skeleton.tsx';
import type { Claims } from './use-claims.ts';
import { useRewards } from './use-rewards.ts';

/** Rewards of one tab as cards; what ends first stands first while it can be claimed. */
export function RewardList({ tab, claims }: { tab: RewardTab; claims: Claims }) {
  const intl = useIntl();
  const [pageNo, setPageNo] = useState(1);
  const { data, isError, refetch } = useRewards(tab, pageNo);
  const text = (id: string) => intl.formatMessage({ id });
  if (isError && !data)
    return (
      <FailedState
        title={text('rewards.failed')}
        retry={{ label: text('failed.retry'), onRetry: () => void refetch() }}
      >
        {text('failed.text')}
      </FailedState>
    );
  if (!data) return <CardsSkeleton />;
  if (data.list.length === 0) return <RewardsEmpty tab={tab} />;
  const list = tab === 'claimable' ? bySoonest(data.list) : data.list;
  return (
    <div className={styles.list}>
      <ul className={styles.cards}>
        {list.map((reward) => (
          <li key={reward.id}>
            <RewardCard reward={reward} serverTime={data.serverTime} claims={claims} isOne={list.length === 1} />
          </li>
        ))}
      </ul>
      <Pagination
        pageNo={pageNo}
        totalPages={data.totalPages}
        onChange={setPageNo}
        labels={{ pages: text('record.pages'), previous: text('record.previous'), next: text('record.next') }}
      />
    </div>
  );
}

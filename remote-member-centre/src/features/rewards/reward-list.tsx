import { Failed } from '@portal/shared/parts/failed';
import { CardList, CardsSkeleton, Page } from '@portal/shared/parts/page';
import { Pages } from '@portal/shared/parts/pages';
import { useState } from 'react';
import { RewardCard } from './reward-card.tsx';
import { bySoonest, type RewardTab } from './rewards.rules.ts';
import { RewardsEmpty } from './rewards-empty.tsx';
import { cardHeight } from './rewards-skeleton.tsx';
import type { Claims } from './use-claims.ts';
import { useRewards } from './use-rewards.ts';

/** Rewards of one tab as cards; claimable ones are sorted by their end. */
export function RewardList({ tab, claims }: { tab: RewardTab; claims: Claims }) {
  const [pageNo, setPageNo] = useState(1);
  const { data, isError, refetch } = useRewards(tab, pageNo);
  if (isError && !data) return <Failed titleId="rewards.failed" onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton height={cardHeight} />;
  if (data.list.length === 0) return <RewardsEmpty tab={tab} />;
  const list = tab === 'claimable' ? bySoonest(data.list) : data.list;
  return (
    <Page isTight>
      <CardList>
        {list.map((reward) => (
          <li key={reward.id}>
            <RewardCard reward={reward} serverTime={data.serverTime} claims={claims} isOne={list.length === 1} />
          </li>
        ))}
      </CardList>
      <Pages pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
    </Page>
  );
}

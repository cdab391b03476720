import { getMemberMenu } from '@portal/shared/contract/member/get-menu';
import { listBonuses, listRewards } from '@portal/shared/contract/rewards/reward-calls';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback, useEffect } from 'react';
import type { RewardTab } from './rewards.rules.ts';

/** Everything that can be claimed is asked for at once; what is over comes in pages. */
const rowsOf: Readonly<Record<RewardTab, number>> = { claimable: 100, claimed: 12, over: 12 };

/** Reads anew what a claim changes: the lists, the bonus details, and the red count of the menu. */
export function useRewardRefresh(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const { path } of [listRewards, listBonuses, getMemberMenu])
      void cache.invalidateQueries({ queryKey: [path] });
  }, [cache]);
}

/** Rewards of a tab; they follow the live stream. */
export function useRewards(tab: RewardTab, pageNo: number) {
  const host = useHost();
  const refresh = useRewardRefresh();
  useEffect(
    () =>
      host.events.on('rewards-changed', (what) => {
        if (what === 'grants') refresh();
      }),
    [host, refresh],
  );
  return useCallQuery(listRewards, { state: tab, pageNo, pageSize: rowsOf[tab] }, { keepPrevious: false });
}

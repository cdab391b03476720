import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { listBonuses, listRewards } from '@portal/shared/contract/rewards/rewards';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';
import type { RewardTab } from './rewards.rules.ts';

/** Everything that can be claimed is asked for at once; what is over comes in pages. */
const rowsOf: Readonly<Record<RewardTab, number>> = { claimable: 100, claimed: 12, over: 12 };
const calls = [listRewards, listBonuses, getMemberMenu];
const topics = ['grants'];

/** Reads anew what a claim changes: the lists, the bonus details, and the red count of the menu. */
export const useRewardRefresh = () => useRefresh(calls);

/** Rewards of a tab; they follow the live stream. */
export function useRewards(tab: RewardTab, pageNo: number) {
  useRewardUpdates(topics, useRewardRefresh());
  return useCallQuery(listRewards, { state: tab, pageNo, pageSize: rowsOf[tab] }, { keepPrevious: false });
}

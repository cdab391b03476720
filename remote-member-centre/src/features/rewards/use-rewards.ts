import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { listBonuses, listRewards } from '@portal/shared/contract/rewards/rewards';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';
import type { RewardTab } from './rewards.rules.ts';

/** Claimable rewards load at once; ended ones page by page. */
const rowsOf: Readonly<Record<RewardTab, number>> = { claimable: 100, claimed: 12, over: 12 };
const calls = [listRewards, listBonuses, getMemberMenu];
const topics = ['grants'];

/** Reloads everything that a claim changes: lists, bonus details, and the menu's count. */
export const useRewardRefresh = () => useRefresh(calls);

/** Rewards of a tab; they follow the live stream. */
export function useRewards(tab: RewardTab, pageNo: number) {
  useRewardUpdates(topics, useRewardRefresh());
  return useCallQuery(listRewards, { state: tab, pageNo, pageSize: rowsOf[tab] }, { keepPrevious: false });
}

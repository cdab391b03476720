import {
  getPointBalance,
  getPointConfig,
  getPointReward,
  getRedeemPointList,
  listPointMovements,
} from '@portal/shared/contract/rewards/points';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';

const calls = [getPointBalance, getPointConfig, getPointReward, getRedeemPointList, listPointMovements];
const topics = ['points'];

/** Reloads what depends on points and redemptions. */
export const usePointRefresh = () => useRefresh(calls);

/** Reloads on live events. */
export const usePointUpdates = () => useRewardUpdates(topics, usePointRefresh());

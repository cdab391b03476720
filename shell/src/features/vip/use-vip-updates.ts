import { getVipGifts, getVipProgress } from '@portal/shared/contract/rewards/vip';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';

const calls = [getVipProgress, getVipGifts];
const topics = ['vip', 'grants'];

/** Reloads what a round or a claim has changed. */
export const useVipRefresh = () => useRefresh(calls);

/** Reloads on live events. */
export const useVipUpdates = () => useRewardUpdates(topics, useVipRefresh());

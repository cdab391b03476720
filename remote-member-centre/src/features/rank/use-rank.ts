import { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import { getPlayerRank, getVipBenefits, getVipGifts, getVipProgress } from '@portal/shared/contract/rewards/vip';
import { useRefresh, useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';
import { allOf } from '../../parts/all-of.ts';

const calls = [getVipProgress, getVipGifts, getPlayerRank];
/** Mission events arrive with every counted bet. */
const topics = ['vip', 'grants', 'missions'];

/** Reloads everything that a round or a claim changes. */
export const useRankRefresh = () => useRefresh(calls);

/** Levels, progress and gifts of the member; they follow the live stream. */
export function useRank() {
  const refresh = useRankRefresh();
  useRewardUpdates(topics, refresh);
  useRefreshOn('round-closed', calls);
  const levels = useCallQuery(listVipLevels, {});
  const progress = useCallQuery(getVipProgress, {}, { keepPrevious: true });
  const benefits = useCallQuery(getVipBenefits, {});
  const gifts = useCallQuery(getVipGifts, {}, { keepPrevious: true });
  return {
    data:
      levels.data && progress.data && benefits.data && gifts.data
        ? { levels: levels.data.levels, validBet: progress.data.validBet, benefits: benefits.data, gifts: gifts.data }
        : undefined,
    ...allOf(levels, progress, benefits, gifts),
  };
}

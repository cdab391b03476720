import { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import { getPlayerRank, getVipBenefits, getVipGifts, getVipProgress } from '@portal/shared/contract/rewards/vip';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';
import { useRoundEnd } from '../../parts/use-round-end.ts';

const calls = [getVipProgress, getVipGifts, getPlayerRank];
/** Mission events arrive with every counted bet. */
const topics = ['vip', 'grants', 'missions'];

/** Reads anew what a round or a claim has changed. */
export const useRankRefresh = () => useRefresh(calls);

/** Levels, progress and gifts of the member; they follow the live stream. */
export function useRank() {
  const refresh = useRankRefresh();
  useRewardUpdates(topics, refresh);
  useRoundEnd(refresh);
  const levels = useCallQuery(listVipLevels, {});
  const progress = useCallQuery(getVipProgress, {}, { keepPrevious: true });
  const benefits = useCallQuery(getVipBenefits, {});
  const gifts = useCallQuery(getVipGifts, {}, { keepPrevious: true });
  const all = [levels, progress, benefits, gifts];
  return {
    data:
      levels.data && progress.data && benefits.data && gifts.data
        ? { levels: levels.data.levels, validBet: progress.data.validBet, benefits: benefits.data, gifts: gifts.data }
        : undefined,
    isError: all.some(({ isError, data }) => isError && !data),
    refetch: () => {
      for (const each of all) if (each.isError) void each.refetch();
    },
  };
}

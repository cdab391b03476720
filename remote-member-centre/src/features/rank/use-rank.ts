import { listVipLevels } from '@portal/shared/contract/content/list-vip-levels';
import { getVipProgress } from '@portal/shared/contract/member/get-vip-progress';
import { getPlayerRank, getVipBenefits, getVipGifts } from '@portal/shared/contract/rewards/vip-calls';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback, useEffect } from 'react';

/** Reads anew what a round or a claim has changed. */
export function useRankRefresh(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const { path } of [getVipProgress, getVipGifts, getPlayerRank])
      void cache.invalidateQueries({ queryKey: [path] });
  }, [cache]);
}

/** Levels, progress and gifts of the member; they follow the live stream. */
export function useRank() {
  const host = useHost();
  const refresh = useRankRefresh();
  useEffect(() => {
    const stops = [
      host.events.on('rewards-changed', (what) => {
        // Missions are told of with every bet that was counted.
        if (what === 'vip' || what === 'grants' || what === 'missions') refresh();
      }),
      host.events.on('round-closed', refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, refresh]);
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

export type RankData = NonNullable<ReturnType<typeof useRank>['data']>;

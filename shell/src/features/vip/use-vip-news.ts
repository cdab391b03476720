import { getVipProgress } from '@portal/shared/contract/member/get-vip-progress';
import { getVipGifts } from '@portal/shared/contract/rewards/vip-calls';
import { useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback, useEffect } from 'react';

/** Reads anew what a round or a claim has changed. */
export function useVipRefresh(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const { path } of [getVipProgress, getVipGifts]) void cache.invalidateQueries({ queryKey: [path] });
  }, [cache]);
}

/** The page follows the live stream. */
export function useVipNews(): void {
  const host = useHost();
  const refresh = useVipRefresh();
  useEffect(
    () => host.events.on('rewards-changed', (what) => (what === 'vip' || what === 'grants') && refresh()),
    [host, refresh],
  );
}

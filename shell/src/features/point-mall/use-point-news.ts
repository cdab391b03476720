import { getPointConfig } from '@portal/shared/contract/rewards/convert-points';
import { getPointBalance } from '@portal/shared/contract/rewards/get-point-balance';
import { listPointMovements } from '@portal/shared/contract/rewards/point-record';
import { getPointReward, getRedeemPointList } from '@portal/shared/contract/rewards/redeem-points';
import { useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback, useEffect } from 'react';

const news = [getPointBalance, getPointConfig, getPointReward, getRedeemPointList, listPointMovements];

/** Reads anew what points and redemptions have changed. */
export function usePointRefresh(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const { path } of news) void cache.invalidateQueries({ queryKey: [path] });
  }, [cache]);
}

/** The page follows the live stream. */
export function usePointNews(): void {
  const host = useHost();
  const refresh = usePointRefresh();
  useEffect(() => host.events.on('rewards-changed', (what) => what === 'points' && refresh()), [host, refresh]);
}

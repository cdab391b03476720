import { getRebates, listRebates } from '@portal/shared/contract/rewards/rebate-calls';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback, useEffect } from 'react';

/** Reads anew what a claim or a round has changed. */
export function useRebateRefresh(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const { path } of [getRebates, listRebates]) void cache.invalidateQueries({ queryKey: [path] });
  }, [cache]);
}

/** Rebates of the member; they follow the live stream. */
export function useRebates() {
  const host = useHost();
  const refresh = useRebateRefresh();
  useEffect(() => {
    const stops = [
      host.events.on('rewards-changed', (what) => {
        // A new rank has new rates; missions are told of with every bet that was counted.
        if (what === 'rebates' || what === 'vip' || what === 'missions') refresh();
      }),
      host.events.on('round-closed', refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, refresh]);
  return useCallQuery(getRebates, {}, { keepPrevious: true });
}

import { getMissionLeaderboard } from '@portal/shared/contract/rewards/leaderboard-calls';
import { getMissionSummary } from '@portal/shared/contract/rewards/mission-calls';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback, useEffect } from 'react';

/** Reads anew what a claim or a round has changed. */
export function useMissionRefresh(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const { path } of [getMissionSummary, getMissionLeaderboard])
      void cache.invalidateQueries({ queryKey: [path] });
  }, [cache]);
}

/** Missions of the member; they follow the live stream. */
export function useMissions() {
  const host = useHost();
  const refresh = useMissionRefresh();
  useEffect(
    () =>
      host.events.on('rewards-changed', (what) => {
        if (what === 'missions') refresh();
      }),
    [host, refresh],
  );
  return useCallQuery(getMissionSummary, {}, { keepPrevious: true });
}

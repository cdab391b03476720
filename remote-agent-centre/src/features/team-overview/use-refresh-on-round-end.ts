import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useEffect } from 'react';

/** A round of the agent's own changes the figures too. */
export function useRefreshOnRoundEnd() {
  const host = useHost();
  const cache = useQueryClient();
  useEffect(
    () => host.events.on('round-closed', () => void cache.invalidateQueries({ queryKey: [getTeamOverview.path] })),
    [host, cache],
  );
}

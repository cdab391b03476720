import { listBets } from '@portal/shared/contract/games/bets';
import { useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useEffect } from 'react';

export function useRefreshOnRoundEnd() {
  const host = useHost();
  const cache = useQueryClient();
  useEffect(
    () => host.events.on('round-closed', () => void cache.invalidateQueries({ queryKey: [listBets.path] })),
    [host, cache],
  );
}

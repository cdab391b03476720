import { getChance, getOwnChance, listChanceDraws } from '@portal/shared/contract/rewards/chance-calls';
import { useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useEffect } from 'react';

/** Reads tickets and drops again when the platform tells of them. Own draws wait until their picture has come to rest. */
export function useChanceNews(): void {
  const { events } = useHost();
  const queries = useQueryClient();
  useEffect(
    () =>
      events.on('rewards-changed', (what) => {
        if (what !== 'chance') return;
        for (const { path } of [getChance, getOwnChance]) void queries.invalidateQueries({ queryKey: [path] });
      }),
    [events, queries],
  );
}

/** Reads everything again once a draw has been shown. */
export function useRefreshChance(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const { path } of [getChance, getOwnChance, listChanceDraws])
      void queries.invalidateQueries({ queryKey: [path] });
  };
}

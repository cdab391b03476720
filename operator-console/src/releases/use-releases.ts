import { getReleaseHealth, listReleaseAlerts } from '@portal/shared/contract/releases/health';
import { listReleaseHistory, listReleases } from '@portal/shared/contract/releases/releases';
import { keepPreviousData, useQuery, useQueryClient } from '@portal/shared/remote/query';
import { useCallback } from 'react';
import { useConsole } from '../console-parts.ts';
import type { Period } from './health/health.rules.ts';

/** Root of the query keys of everything that an act may change. */
export const releasesKey = 'releases';

/** A visible tab polls every five seconds, a hidden one does not. */
const live = { refetchInterval: 5_000, refetchIntervalInBackground: false } as const;

export function useReleases() {
  const { client } = useConsole();
  const listing = useQuery({
    queryKey: [releasesKey, 'list'],
    queryFn: ({ signal }) => client.send(listReleases, {}, { signal }),
    ...live,
  });
  const history = useQuery({
    queryKey: [releasesKey, 'history'],
    queryFn: ({ signal }) => client.send(listReleaseHistory, {}, { signal }),
    ...live,
  });
  return { listing, history };
}

export function useHealth(minutes: Period) {
  const { client } = useConsole();
  return useQuery({
    queryKey: [releasesKey, 'health', minutes],
    queryFn: ({ signal }) => client.send(getReleaseHealth, { minutes }, { signal }),
    // The charts stay while another period is fetched.
    placeholderData: keepPreviousData,
    ...live,
  });
}

export function useAlerts() {
  const { client } = useConsole();
  return useQuery({
    queryKey: [releasesKey, 'alerts'],
    queryFn: ({ signal }) => client.send(listReleaseAlerts, {}, { signal }),
    ...live,
  });
}

/** Fetches everything again: after an act, or by hand. */
export function useRefreshReleases(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [releasesKey] }), [queries]);
}

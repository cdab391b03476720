import type { Call } from '@portal/shared/contract/calls/define-call';
import type { PortalEvents } from '@portal/shared/events/portal-bus';
import { useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback, useEffect } from 'react';

/** Reloads the responses of these calls; resolves when they have arrived. Pass the same array each time. */
export function useRefresh(calls: readonly Pick<Call, 'path'>[]): () => Promise<unknown> {
  const cache = useQueryClient();
  return useCallback(
    () => Promise.all(calls.map(({ path }) => cache.invalidateQueries({ queryKey: [path] }))),
    [cache, calls],
  );
}

/** Reads the calls again at each event of that name. The list has to stay the same one. */
export function useRefreshOn(name: keyof PortalEvents, calls: readonly Pick<Call, 'path'>[]): void {
  const { events } = useHost();
  const refresh = useRefresh(calls);
  useEffect(() => events.on(name, () => void refresh()), [events, name, refresh]);
}

import type { Call } from '@portal/shared/contract/define-call';
import type { AgentTopic } from '@portal/shared/contract/live/live-event';
import { useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useEffect } from 'react';

/** Follows the live stream: reads these calls anew when one of these parts has changed. Both lists have to stay the same ones. */
export function useTeamUpdates(parts: readonly AgentTopic[], calls: readonly Pick<Call, 'path'>[]): void {
  const { events } = useHost();
  const cache = useQueryClient();
  useEffect(() => {
    return events.on('agents-changed', (what) => {
      if (!parts.some((part) => part === what)) return;
      for (const { path } of calls) void cache.invalidateQueries({ queryKey: [path] });
    });
  }, [events, cache, parts, calls]);
}

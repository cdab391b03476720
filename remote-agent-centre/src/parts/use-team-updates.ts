import type { Call } from '@portal/shared/contract/calls/define-call';
import type { AgentTopic } from '@portal/shared/contract/live/live-event';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useHost } from '@portal/shared/remote/host-context';
import { useEffect } from 'react';

/**
 * Follows the live stream: reloads these calls when one of these parts has changed. Both lists have to stay the same
 * ones.
 */
export function useTeamUpdates(parts: readonly AgentTopic[], calls: readonly Pick<Call, 'path'>[]): void {
  const { events } = useHost();
  const refresh = useRefresh(calls);
  useEffect(
    () =>
      events.on('agents-changed', (what) => {
        if (parts.some((part) => part === what)) void refresh();
      }),
    [events, refresh, parts],
  );
}

import { useEffect } from 'react';
import { useHost } from '../host-context.ts';

/**
 * Follows the live stream: acts when one of these parts of what the member is given has changed (contract/live/live-event,
 * `rewardTopic`). The list and the act have to stay the same ones.
 */
export function useRewardUpdates(parts: readonly string[], act: () => unknown): void {
  const { events } = useHost();
  useEffect(
    () =>
      events.on('rewards-changed', (what) => {
        if (parts.includes(what)) void act();
      }),
    [events, parts, act],
  );
}

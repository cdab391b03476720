import { useHost } from '@portal/shared/remote/host-context';
import { useEffect } from 'react';

/** Acts when a round of the member is over; the act has to stay the same one. */
export function useRoundEnd(act: () => unknown): void {
  const { events } = useHost();
  useEffect(() => events.on('round-closed', () => void act()), [events, act]);
}

import type { LiveBus, LiveListener, LiveMessage } from './bus.ts';

interface BufferedSubscription {
  /** Sends the listener the messages buffered so far, except the `received` ones, and all later ones. */
  deliverTo(listener: LiveListener, received: readonly LiveMessage[]): void;
  stop(): void;
}

/** Subscribes before the listener is ready, and buffers messages until then. */
export function subscribeBuffered(live: LiveBus, memberId: string | null): BufferedSubscription {
  const buffered: LiveMessage[] = [];
  let listener: LiveListener = (message) => buffered.push(message);
  const stop = live.listen(memberId, (message) => listener(message));
  return {
    deliverTo(given, received) {
      const ids = new Set(received.map(({ id }) => id));
      for (const message of buffered) if (!ids.has(message.id)) given(message);
      listener = given;
    },
    stop,
  };
}

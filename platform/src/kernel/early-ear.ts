import type { LiveBus, LiveListener, LiveMessage } from './live-bus.ts';

export interface EarlyEar {
  /** Sends the listener the messages buffered so far, except those in `told`, which it has, and all later ones. */
  hearWith(listener: LiveListener, told: readonly LiveMessage[]): void;
  stop(): void;
}

/** Subscribes before the listener is ready, and buffers messages until then. */
export function earlyEar(live: LiveBus, memberId: string | null): EarlyEar {
  const kept: LiveMessage[] = [];
  let listener: LiveListener = (message) => kept.push(message);
  const stop = live.listen(memberId, (message) => listener(message));
  return {
    hearWith(given, told) {
      const ids = new Set(told.map(({ id }) => id));
      for (const message of kept) if (!ids.has(message.id)) given(message);
      listener = given;
    },
    stop,
  };
}

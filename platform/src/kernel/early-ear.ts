import type { LiveBus, LiveListener, LiveMessage } from './live-bus.ts';

export interface EarlyEar {
  /** Tells the listener what was heard since, without what it was told as missed, and from now on everything. */
  hearWith(listener: LiveListener, told: readonly LiveMessage[]): void;
  stop(): void;
}

/** Listens before there is a listener, and keeps what it hears for it. */
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

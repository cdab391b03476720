import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import type { ReceivedEvent } from './live-connection.ts';

/** The platform sends at most this many missed events at once. */
const rememberedIds = 500;

export interface ReceivedEvents {
  /** The highest id so far. */
  lastId(): string | undefined;
  /** Returns the event, unless it was received before or carries a balance or count older than the current one. */
  take(received: ReceivedEvent): LiveEvent | undefined;
}

/** Tracks the received events, so that an event arriving twice counts once. */
export function createReceivedEvents(): ReceivedEvents {
  const ids = new Set<number>();
  const newest = new Map<LiveEvent['type'], number>();
  let last = 0;

  function isOld(type: LiveEvent['type'], id: number): boolean {
    if (type !== 'balance' && type !== 'unread') return false;
    if (id < (newest.get(type) ?? 0)) return true;
    newest.set(type, id);
    return false;
  }
  return {
    lastId: () => (last > 0 ? String(last) : undefined),
    take({ id, event }) {
      const number = Number(id);
      if (!id || !Number.isSafeInteger(number)) return event;
      last = Math.max(last, number);
      if (ids.has(number)) return undefined;
      ids.add(number);
      for (const oldest of ids) {
        if (ids.size <= rememberedIds) break;
        ids.delete(oldest);
      }
      return event && !isOld(event.type, number) ? event : undefined;
    },
  };
}

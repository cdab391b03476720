import { liveEvent } from '@portal/shared/contract/live/live-event';
import * as v from 'valibot';
import type { ReceivedEvent } from './live-connection.ts';
import type { LiveLine } from './live-line.ts';

/** Messages between pages of one browser, possibly of different versions: unknown ones are ignored. */
const message = v.variant('kind', [
  v.object({ kind: v.literal('event'), id: v.optional(v.string()), event: liveEvent }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('beat') }),
]);

export interface SharedLineParts {
  /** Pages with the same name share; it contains no secret. */
  name: string;
  locks: Pick<LockManager, 'request'>;
  /** This page's own connection, used while it leads. */
  ownLine(events: LineEvents): LiveLine;
  /** An event of the own connection or of another page; it may arrive twice. */
  onEvent(received: ReceivedEvent): void;
  /** Called after each connection of the leading page. */
  onOpen(): void;
  /** Called when this page starts to follow another one. */
  onJoin(): void;
  /** Called periodically while this page follows another one. */
  onWatch(): void;
  /** Called when the browser does not allow sharing. */
  onUnavailable(): void;
}
type LineEvents = Pick<SharedLineParts, 'onEvent' | 'onOpen'>;

const beatMs = 10_000;
const silenceMs = 30_000;
const watchMs = 60_000;
/** A closing tab releases the lock while the next one already requests it, so it waits a moment before it follows. */
const joinMs = 300;

/**
 * Shares one connection between all pages of a name: the lock holder leads and forwards its events. Closing or crashing
 * releases the lock; a leader without heartbeat loses it to the first page that has waited long enough.
 */
export function createSharedLine(parts: SharedLineParts): LiveLine {
  let participation: AbortController | undefined;
  return {
    open() {
      if (participation) return;
      const mine = new AbortController();
      participation = mine;
      takePart(parts, mine.signal).catch(() => {
        if (!mine.signal.aborted) parts.onUnavailable();
      });
    },
    close() {
      participation?.abort();
      participation = undefined;
    },
  };
}

async function takePart(parts: SharedLineParts, signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(parts.name);
  let onSign = (): void => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(message, data);
    if (!read.success || signal.aborted) return;
    onSign();
    if (read.output.kind === 'event') parts.onEvent(read.output);
    else if (read.output.kind === 'open') parts.onOpen();
  };
  try {
    while (!signal.aborted) {
      const wait = waitForLead(parts, signal);
      onSign = wait.renew;
      const begin = () => {
        wait.end();
        return lead(parts, channel);
      };
      await holdLock(parts, { signal: wait.signal }, signal, begin).finally(wait.end);
      if (wait.isTooLong()) await holdLock(parts, { steal: true }, signal, begin);
    }
  } finally {
    channel.close();
  }
}

/** Leads while the lock is held. Resolves when that ends, or at once if the lock is not granted. */
async function holdLock(
  { name, locks }: SharedLineParts,
  options: LockOptions,
  signal: AbortSignal,
  begin: () => () => void,
): Promise<void> {
  let stop: (() => void) | undefined;
  try {
    await locks.request(name, options, async (lock) => {
      if (!lock || signal.aborted) return;
      stop = begin();
      await new Promise((over) => signal.addEventListener('abort', over, { once: true }));
      stop();
    });
  } catch (error) {
    // The lock was stolen, or the wait timed out.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  } finally {
    stop?.();
  }
}

function lead(parts: SharedLineParts, channel: BroadcastChannel): () => void {
  const share = (payload: v.InferOutput<typeof message>) => channel.postMessage(payload);
  const line = parts.ownLine({
    onOpen() {
      share({ kind: 'open' });
      parts.onOpen();
    },
    onEvent(received) {
      if (received.event) share({ kind: 'event', id: received.id, event: received.event });
      parts.onEvent(received);
    },
  });
  const beat = () => share({ kind: 'beat' });
  const beating = setInterval(beat, beatMs);
  beat();
  line.open();
  return () => {
    clearInterval(beating);
    line.close();
  };
}

/** Timer of a following page; it expires when the leader stays silent. */
function waitForLead({ onJoin, onWatch }: SharedLineParts, signal: AbortSignal) {
  const waiting = new AbortController();
  const leave = () => waiting.abort();
  signal.addEventListener('abort', leave, { once: true });
  let isTooLong = false;
  const giveUp = () => {
    isTooLong = true;
    waiting.abort();
  };
  const joining = setTimeout(onJoin, joinMs);
  const watching = setInterval(onWatch, watchMs);
  let silence = setTimeout(giveUp, silenceMs);
  let hasEnded = false;
  return {
    signal: waiting.signal,
    isTooLong: () => isTooLong,
    renew() {
      clearTimeout(silence);
      if (!hasEnded) silence = setTimeout(giveUp, silenceMs);
    },
    end() {
      hasEnded = true;
      clearTimeout(joining);
      clearInterval(watching);
      clearTimeout(silence);
      signal.removeEventListener('abort', leave);
    },
  };
}

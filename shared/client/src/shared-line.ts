import { liveEvent } from '@portal/shared/contract/live/live-event';
import * as v from 'valibot';
import type { ReceivedEvent } from './live-connection.ts';
import type { LiveLine } from './live-line.ts';

/** Between pages of one browser, which may be of different versions: what is not understood is passed over. */
const message = v.variant('kind', [
  v.object({ kind: v.literal('event'), id: v.optional(v.string()), event: liveEvent }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('beat') }),
]);

export interface SharedLineParts {
  /** Pages of one name share; it names no secret. */
  name: string;
  locks: Pick<LockManager, 'request'>;
  /** A connection of this page's own, for while it leads. */
  ownLine(events: LineEvents): LiveLine;
  /** An event of the own connection or of another page's; one may come twice. */
  onEvent(received: ReceivedEvent): void;
  /** Called after each connection of the page that leads. */
  onOpen(): void;
  /** Called when this page begins to listen to another one. */
  onJoin(): void;
  /** Called now and then while this page listens to another one. */
  onWatch(): void;
  /** The browser does not let pages share. */
  onUnavailable(): void;
}
type LineEvents = Pick<SharedLineParts, 'onEvent' | 'onOpen'>;

const beatMs = 10_000;
const silenceMs = 30_000;
const watchMs = 60_000;
/** A tab that is left lets go while the next one already asks: it waits a moment before it listens to another page. */
const joinMs = 300;

/**
 * One connection for all pages of a name: the one that holds the lock leads and shares what it hears. Its closing or crash gives
 * the lock on; one that stops beating, as its page hangs, loses it to the first page that has waited long enough.
 */
export function createSharedLine(parts: SharedLineParts): LiveLine {
  let place: AbortController | undefined;
  return {
    open() {
      if (place) return;
      const mine = new AbortController();
      place = mine;
      takePart(parts, mine.signal).catch(() => {
        if (!mine.signal.aborted) parts.onUnavailable();
      });
    },
    close() {
      place?.abort();
      place = undefined;
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

/** Leads while the lock is held. Resolves when that is over, or at once where the lock is not given. */
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
    // Stolen, or waited for in vain.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  } finally {
    stop?.();
  }
}

function lead(parts: SharedLineParts, channel: BroadcastChannel): () => void {
  const share = (told: v.InferOutput<typeof message>) => channel.postMessage(told);
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

/** The wait of a page that listens to another one; it is too long when that one says nothing. */
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

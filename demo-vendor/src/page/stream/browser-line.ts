import { wait } from '../dom/dom.ts';
import { PageRefusal } from '../requests/ask-studio.ts';
import { aborted, abortWith } from './aborts.ts';
import type { FollowedStream } from './followed-stream.ts';
import { createLead } from './lead-line.ts';
import { type LineEvent, type LineMessage, lineName, pageLock } from './line-messages.ts';
import { silenceMs } from './read-stream.ts';
import { retryMs } from './retry.rules.ts';

interface LineParts {
  signal: AbortSignal;
  locks: Pick<LockManager, 'request'>;
  /** Called when the stream is connected, for the first time or again. */
  stands(): void;
}

type SharedStream = Pick<FollowedStream, 'path' | 'headers' | 'heard' | 'lost'>;

/**
 * Follows a stream on the browser's shared connection. The page with the lock leads: it holds the connection and
 * forwards events; each page joins its own stream by its own session. True if `heard` has ended it, false if the signal
 * or the studio did. @throws PageRefusal when the session is over
 */
export async function followOnLine(stream: SharedStream, { signal, locks, stands }: LineParts): Promise<boolean> {
  if (signal.aborted) return false;
  const page = crypto.randomUUID();
  const controller = abortWith(signal);
  const channel = new BroadcastChannel(lineName);
  const post = (message: LineMessage) => controller.signal.aborted || channel.postMessage(message);
  try {
    return await new Promise<boolean>((resolve, reject) => {
      const join = createJoin(stream, { page, post, stands, signal: controller.signal });
      const lead = createLeadSeeker({ headers: stream.headers, locks, signal: controller.signal, post, hear });

      function hear(message: LineMessage): void {
        if (controller.signal.aborted) return;
        lead.heard();
        if (message.kind === 'here') lead.here(message.page);
        else if (message.kind === 'line') join.lineIs(message.id).catch(reject);
        else take(message.events.filter((event) => event.page === page));
      }

      function take(events: readonly LineEvent[]): void {
        try {
          if (events.length > 0 && stream.heard(events)) resolve(true);
          if (events.some(({ event }) => event === 'end')) resolve(false);
        } catch (error) {
          reject(error);
        }
      }

      channel.onmessage = ({ data }: MessageEvent<LineMessage>) => hear(data);
      const hold = () => {
        post({ kind: 'here', page });
        lead.seek().catch(reject);
        return aborted(controller.signal);
      };
      locks.request(pageLock(page), {}, hold).catch(reject);
      void aborted(controller.signal).then(() => resolve(false));
    });
  } finally {
    controller.abort();
    channel.close();
  }
}

interface JoinParts extends Pick<LineParts, 'signal' | 'stands'> {
  page: string;
  post(message: LineMessage): void;
}

/** Joins the page's stream to each new line. */
function createJoin({ path, headers, lost }: SharedStream, { page, post, signal, stands }: JoinParts) {
  let line: string | undefined;

  return {
    /** @throws PageRefusal when the session is over */
    async lineIs(id: string | undefined): Promise<void> {
      if (!id) lost();
      if (id === line) return;
      line = id;
      if (!id) return;
      post({ kind: 'here', page });
      const named = { ...headers, 'x-line': id, 'x-line-page': page };
      for (let attempt = 0; line === id && !signal.aborted; attempt += 1) {
        const answer = await fetch(path, { headers: named, signal }).catch(() => undefined);
        if (line !== id || signal.aborted) return;
        if (answer?.status === 204) return stands();
        if (answer?.status === 403) throw new PageRefusal('session_unknown');
        await wait(retryMs(attempt));
      }
    },
  };
}

interface SeekerParts extends Pick<LineParts, 'signal' | 'locks'> {
  headers: Record<string, string>;
  post(message: LineMessage): void;
  hear(message: LineMessage): void;
}

/** Leads as soon as no other page does. A leader that is silent because its page hangs loses the lead. */
function createLeadSeeker({ headers, locks, signal, post, hear }: SeekerParts) {
  let lead: ReturnType<typeof createLead> | undefined;
  let onSilence = (): void => undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  void aborted(signal).then(() => clearTimeout(silence));

  function share(message: LineMessage): void {
    if (signal.aborted) return;
    post(message);
    hear(message);
  }

  async function takeTurn(steal: boolean): Promise<boolean> {
    const waiting = abortWith(signal);
    const leading = abortWith(signal);
    let isTooLong = false;
    onSilence = () => {
      isTooLong = true;
      waiting.abort();
    };
    heard();
    const run = async () => {
      onSilence = () => undefined;
      lead = createLead({ headers, locks, signal: leading.signal, share });
      await Promise.race([lead.run(), aborted(leading.signal)]);
    };
    try {
      await locks.request(lineName, steal ? { steal } : { signal: waiting.signal }, run);
    } catch (error) {
      // The lock was stolen, or the wait was aborted.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    } finally {
      lead = undefined;
      leading.abort();
      waiting.abort();
    }
    return isTooLong;
  }

  /** Called for a sign of life of the leader. */
  function heard(): void {
    clearTimeout(silence);
    silence = setTimeout(() => onSilence(), silenceMs);
  }

  return {
    heard,
    here: (page: string) => lead?.here(page),
    /** @throws PageRefusal when the session is over */
    async seek(): Promise<void> {
      let isTooLong = false;
      while (!signal.aborted) isTooLong = await takeTurn(isTooLong);
    },
  };
}

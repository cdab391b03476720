import { wait } from '../dom/dom.ts';
import { PageRefusal } from '../requests/ask-studio.ts';
import { type LineMessage, lineEvents, pageLock } from './line-messages.ts';
import { readStream } from './read-stream.ts';
import { retryMs } from './retry.rules.ts';

interface LeadParts {
  headers: Record<string, string>;
  locks: Pick<LockManager, 'request'>;
  signal: AbortSignal;
  /** Sends a message to all pages, including this one. */
  share(message: LineMessage): void;
}

/** Holds the browser's line and shares its events until the signal aborts. */
export function createLead({ headers, locks, signal, share }: LeadParts) {
  const pages = new Set<string>();
  let line: string | undefined;

  /** Waits for the page's lock, which is free once the page has left, was closed or has crashed. */
  async function watch(page: string): Promise<void> {
    if (pages.has(page)) return;
    pages.add(page);
    await locks.request(pageLock(page), { signal }, async () => {
      pages.delete(page);
      if (line) await fetch(`/api/line/${line}/${page}`, { method: 'DELETE' });
    });
  }

  return {
    /** Registers a page that follows, and shares the current line. */
    here(page: string): void {
      watch(page).catch(() => undefined);
      if (line) share({ kind: 'line', id: line });
    },
    /** @throws PageRefusal when the session of the page that leads is over */
    async run(): Promise<void> {
      for (let attempt = 0; !signal.aborted; attempt += 1) {
        const opened = () => {
          attempt = 0;
        };
        await readStream({ path: '/api/line', headers, signal, opened }, (events) => {
          const first = events.find(({ event }) => event === 'line');
          if (first) line = JSON.parse(first.data).id;
          if (first || events.length === 0) share({ kind: 'line', id: line });
          const otherEvents = events.filter((each) => each !== first);
          if (otherEvents.length > 0) share({ kind: 'events', events: lineEvents(otherEvents) });
        }).catch((error: unknown) => {
          if (error instanceof PageRefusal) throw error;
        });
        if (signal.aborted) return;
        line = undefined;
        share({ kind: 'line' });
        await wait(retryMs(attempt));
      }
    },
  };
}

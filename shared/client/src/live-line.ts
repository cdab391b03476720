import { type LiveConnection, type LiveConnectionContext, readConnection } from './live-connection.ts';

/** A source of live events that can be opened and closed repeatedly. */
export interface LiveLine {
  open(): void;
  close(): void;
}

interface LiveLineParts extends Pick<LiveConnection, 'onEvent'> {
  context: LiveConnectionContext;
  lastId(): string | undefined;
  /** Called after every connection. */
  onOpen(): void;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/** Keeps this page's own connection while open: reconnects with growing, jittered delays. */
export function createLiveLine({ context, lastId, onOpen, onEvent }: LiveLineParts): LiveLine {
  let connection: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  function connect(): void {
    clearTimeout(timer);
    const mine = new AbortController();
    connection = mine;
    const opened = () => {
      retryMs = firstRetryMs;
      onOpen();
    };
    readConnection(context, { abort: mine, lastId: lastId(), onOpen: opened, onEvent })
      .catch(() => undefined)
      .finally(() => {
        if (connection !== mine) return;
        timer = setTimeout(connect, retryMs * (0.5 + Math.random()));
        retryMs = Math.min(retryMs * 2, longestRetryMs);
      });
  }
  return {
    open() {
      if (!connection) connect();
    },
    close() {
      clearTimeout(timer);
      const current = connection;
      connection = undefined;
      current?.abort();
    },
  };
}

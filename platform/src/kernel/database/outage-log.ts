import type { DestinationStream } from 'pino';
import { createLogger, type Logger } from '../monitoring/logger.ts';
import { isDatabaseGone } from './outage.rules.ts';

interface OutageLog {
  /** Writes one line when the database goes away and one when it is back; failures in between are counted. */
  logger: Logger;
  /** Sets the query that checks whether the database is back. */
  watch(ask: () => Promise<unknown>): void;
  close(): void;
}

interface Outage {
  since: number;
  failed: number;
  timer: NodeJS.Timeout;
}

const pollMs = 1000;

/** Creates a logger that writes no stack for each call, job and poll that fails while the database is away. */
export function createOutageLog(level: string, destination?: DestinationStream): OutageLog {
  let outage: Outage | undefined;
  let ask: (() => Promise<unknown>) | undefined;
  let isClosed = false;
  const logger = createLogger(level, destination, isCounted);

  function isCounted(error: unknown): boolean {
    if (!isDatabaseGone(error)) return false;
    if (isClosed) return true;
    outage ??= begin();
    outage.failed += 1;
    return true;
  }

  function begin(): Outage {
    logger.error('the database does not answer: calls are refused with 503 until it is back');
    return { since: performance.now(), failed: 0, timer: setTimeout(look, pollMs) };
  }

  async function look(): Promise<void> {
    const isBack =
      (await ask?.().then(
        () => true,
        () => false,
      )) ?? false;
    if (isClosed || !outage) return;
    if (isBack) end(outage);
    else outage.timer = setTimeout(look, pollMs);
  }

  function end({ since, failed }: Outage): void {
    outage = undefined;
    logger.warn({ failed, seconds: Math.round((performance.now() - since) / 1000) }, 'the database is back');
  }

  return {
    logger,
    watch: (given) => {
      ask = given;
    },
    close() {
      isClosed = true;
      clearTimeout(outage?.timer);
    },
  };
}

export interface FailureWatch {
  /** A failure was told: judge at once, at most once a second, and again while the figures may still cross a bound. */
  note(): void;
  /** Ends when nothing is judged any more. */
  stop(): Promise<void>;
}

interface WatchPorts {
  judge(): Promise<void>;
  onError(error: unknown): void;
  /** How long a failure counts. */
  windowMs(): Promise<number>;
}

const betweenMs = 1000;
/** Loads that succeed are told in between, and make the number full without a failure. */
const againMs = 5000;

/** Times are those of the process: judging by hand is what tests with a clock of their own do. */
export function createFailureWatch({ judge, onError, windowMs }: WatchPorts): FailureWatch {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;
  let notedAt = Number.NEGATIVE_INFINITY;
  let isOver = false;

  async function run(): Promise<void> {
    startedAt = performance.now();
    try {
      await judge();
      if (notedAt > startedAt) plan(betweenMs);
      else if (performance.now() - notedAt < (await windowMs())) plan(againMs);
    } catch (error) {
      onError(error);
      plan(againMs);
    }
  }

  function plan(afterMs: number): void {
    clearTimeout(timer);
    if (isOver) return;
    timer = setTimeout(start, Math.max(0, afterMs)).unref();
  }

  function start(): void {
    timer = undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  return {
    note() {
      notedAt = performance.now();
      if (!running) plan(startedAt + betweenMs - notedAt);
    },
    async stop() {
      isOver = true;
      clearTimeout(timer);
      await running;
    },
  };
}

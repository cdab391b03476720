interface FailureWatch {
  /** A failure was reported: judge now, at most once a second, and again while the figures may still cross a limit. */
  note(): void;
  /** Resolves when no judgement runs any more. */
  stop(): Promise<void>;
}

interface WatchPorts {
  judge(): Promise<void>;
  onError(error: unknown): void;
  /** How long a failure counts. */
  windowMs(): Promise<number>;
}

const betweenMs = 1000;
/** Successful loads are reported in between and may complete the required number without another failure. */
const againMs = 5000;

/** Uses process time; tests with their own clock judge by hand. */
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

export interface Lifecycle {
  /** Runs once the database is ready and before the first request; in the order of registration. */
  onStart(work: () => Promise<void>): void;
  /** Starts what runs by itself (timers, workers) in a working process; tests drive it by hand. */
  onWork(start: () => void): void;
  /** Runs when the process stops, in reverse order; the database is still open. */
  onStop(work: () => Promise<void>): void;
  /** Counts a piece of work as in progress until it ends, and returns it. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Resolves when no work is in progress. */
  idle(): Promise<void>;
  start(): Promise<void>;
  work(): void;
  stop(): Promise<void>;
}

export function createLifecycle(): Lifecycle {
  const starts: (() => Promise<void>)[] = [];
  const stops: (() => Promise<void>)[] = [];
  const workers: (() => void)[] = [];
  const underWay = new Set<Promise<unknown>>();
  return {
    during(work) {
      underWay.add(work);
      const forget = () => void underWay.delete(work);
      work.then(forget, forget);
      return work;
    },
    async idle() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    onStart: (work) => void starts.push(work),
    onWork: (start) => void workers.push(start),
    onStop: (work) => void stops.unshift(work),
    async start() {
      for (const work of starts) await work();
    },
    work() {
      for (const start of workers) start();
    },
    async stop() {
      for (const work of stops) await work();
    },
  };
}

export interface Lifecycle {
  /** Runs once the database is ready and before the first request; in the order of registration. */
  onStart(work: () => Promise<void>): void;
  /** Starts what goes on by itself (timers, workers) where the process works; tests drive it by hand. */
  onWork(start: () => void): void;
  /** Runs when the process stops, in reverse order; the database is still open. */
  onStop(work: () => Promise<void>): void;
  /** Counts a piece of work as under way until it ends; gives it back. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Ends when nothing is under way any more. */
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

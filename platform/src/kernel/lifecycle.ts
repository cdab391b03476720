export interface Lifecycle {
  /** Runs once the database is ready and before the first request; in the order of registration. */
  onStart(work: () => Promise<void>): void;
  /** Runs when the process stops, in reverse order; the database is still open. */
  onStop(work: () => Promise<void>): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createLifecycle(): Lifecycle {
  const starts: (() => Promise<void>)[] = [];
  const stops: (() => Promise<void>)[] = [];
  return {
    onStart: (work) => void starts.push(work),
    onStop: (work) => void stops.unshift(work),
    async start() {
      for (const work of starts) await work();
    },
    async stop() {
      for (const work of stops) await work();
    },
  };
}

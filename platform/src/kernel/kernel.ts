import { type CallerHooks, createCallerHooks } from './calls/callers.ts';
import type { Db } from './database/database.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import type { KernelParts } from './kernel-parts.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import { createLiveBus, type LiveBus } from './live/bus.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { registerDeadLetterGauge } from './outbox/dead-letter-gauge.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';

export type { KernelParts } from './kernel-parts.ts';

/** What every module is built on. */
export interface Kernel extends KernelParts {
  /** Drizzle; inside a transaction it is that transaction. The same as `database.db`. */
  db: Db;
  callers: CallerHooks;
  outbox: Outbox;
  jobs: Jobs;
  live: LiveBus;
  lifecycle: Lifecycle;
  metrics: Metrics;
}

export function createKernel(parts: KernelParts): Kernel {
  const metrics = createMetrics();
  registerDeadLetterGauge(parts, metrics);
  return {
    ...parts,
    db: parts.database.db,
    callers: createCallerHooks(),
    outbox: createOutbox(parts),
    jobs: createJobs(parts),
    live: createLiveBus(parts),
    lifecycle: createLifecycle(),
    metrics,
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    kernel: Kernel;
  }
}

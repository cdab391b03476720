import type { KernelParts } from '../kernel-parts.ts';
import { type Job, runPeriod } from './run.ts';

export type { Job } from './run.ts';

export interface Jobs {
  add(job: Job): void;
  /** Runs every period that is due and not done; used by the timer, and by tests that move the clock. */
  runDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const tickMs = 1000;

export function createJobs(parts: KernelParts): Jobs {
  const jobs: Job[] = [];
  const done = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function runJob(job: Job, now: Date): Promise<void> {
    for (const period of job.periodsDue(now)) {
      const known = `${job.name} ${period}`;
      // Saves a query every second for a period that is done.
      if (done.has(known)) continue;
      const isDone = await runPeriod(parts, job, period, now);
      if (!isDone) continue;
      if (done.size > 10_000) done.clear();
      done.add(known);
    }
  }

  async function runDue(): Promise<void> {
    const now = parts.clock.now();
    for (const job of jobs) {
      await runJob(job, now).catch((error) => parts.logger.error({ err: error, job: job.name }, 'job'));
    }
  }

  return {
    add(job) {
      if (jobs.some((other) => other.name === job.name)) throw new Error(`Two jobs are called ${job.name}`);
      jobs.push(job);
    },
    runDue,
    start() {
      timer = setInterval(() => {
        running ??= runDue().finally(() => {
          running = undefined;
        });
      }, tickMs);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Returns the start of the period of `seconds` that contains `now`, for jobs such as "every 5 minutes". */
export function everySeconds(seconds: number): (now: Date) => readonly string[] {
  return (now) => [new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000).toISOString()];
}

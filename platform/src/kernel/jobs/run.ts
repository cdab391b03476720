import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { newId } from '../database/ids.ts';
import type { KernelParts } from '../kernel-parts.ts';
import { jobRuns as runs } from './jobs.tables.ts';

export interface Job {
  readonly name: string;
  /** Keys of the periods due at this time, oldest first; periods already done are skipped. */
  periodsDue(now: Date): readonly string[];
  /**
   * Does one period. By default inside the transaction that marks it done, so it happens once even if the process dies.
   * With `ownTransactions` it runs outside, and every step must be repeatable (its own ledger reference).
   */
  run(period: string, now: Date): Promise<void>;
  readonly ownTransactions?: boolean;
}

const leaseSeconds = 120;
const retryAfterSeconds = 5;

/** Runs one period unless another process has done it or is running it. Returns true if it is known to be done. */
export async function runPeriod(parts: KernelParts, job: Job, period: string, now: Date): Promise<boolean> {
  const owner = newId();
  const claimed = await claim(parts, job, period, owner, now);
  if (!claimed) return isFinished(parts, job, period);
  try {
    await work(parts, job, period, owner, now);
    return true;
  } catch (error) {
    parts.logger.error({ err: error, job: job.name, period }, 'job period failed');
    await release(parts, job, period, owner, error);
    return false;
  }
}

async function claim(parts: KernelParts, job: Job, period: string, owner: string, now: Date): Promise<boolean> {
  // Leases use the database's clock: the injected one may stand still or jump.
  const leaseUntil = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
  const rows = await parts.database.db
    .insert(runs)
    .values({ job: job.name, period, owner, leaseUntil, startedAt: now })
    .onConflictDoUpdate({
      target: [runs.job, runs.period],
      set: { owner, leaseUntil, startedAt: now, attempts: sql`${runs.attempts} + 1` },
      setWhere: and(isNull(runs.finishedAt), lt(runs.leaseUntil, sql`now()`)),
    })
    .returning({ owner: runs.owner });
  return rows.length > 0;
}

async function isFinished(parts: KernelParts, job: Job, period: string): Promise<boolean> {
  const [row] = await parts.database.db.select({ at: runs.finishedAt }).from(runs).where(rowOf(job, period));
  return row?.at != null;
}

async function work(parts: KernelParts, job: Job, period: string, owner: string, now: Date): Promise<void> {
  if (job.ownTransactions) {
    await job.run(period, now);
    return finish(parts, job, period, owner);
  }
  await parts.database.transaction(async () => {
    await job.run(period, now);
    await finish(parts, job, period, owner);
  });
}

/** Only while the lease is ours: whoever took it over does the period, and our transaction must roll back. */
async function finish(parts: KernelParts, job: Job, period: string, owner: string): Promise<void> {
  const rows = await parts.database.db
    .update(runs)
    .set({ finishedAt: parts.clock.now(), failure: null })
    .where(and(rowOf(job, period), eq(runs.owner, owner), isNull(runs.finishedAt)))
    .returning({ job: runs.job });
  if (rows.length === 0) throw new Error(`The lease of ${job.name} ${period} was lost`);
}

async function release(parts: KernelParts, job: Job, period: string, owner: string, error: unknown): Promise<void> {
  const failure = error instanceof Error ? error.message : String(error);
  const leaseUntil = sql`now() + make_interval(secs => ${retryAfterSeconds})`;
  await parts.database.db
    .update(runs)
    .set({ failure, leaseUntil })
    .where(and(rowOf(job, period), eq(runs.owner, owner), isNull(runs.finishedAt)));
}

function rowOf(job: Job, period: string) {
  return and(eq(runs.job, job.name), eq(runs.period, period));
}

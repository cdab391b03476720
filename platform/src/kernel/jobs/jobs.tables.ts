import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per job and period. `finishedAt` is written together with the work, so the period is done exactly once. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text('job').notNull(),
    period: text('period').notNull(),
    owner: text('owner').notNull(),
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull().default(1),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    failure: text('failure'),
  },
  (table) => [primaryKey({ columns: [table.job, table.period] })],
);

import { systemClock } from '../../../kernel/clock.ts';
import type { Kernel } from '../../../kernel/kernel.ts';

/** An entry may carry a moment from before its transaction began; nothing takes as long as this between the two. */
const marginMs = 30_000;

/** A transaction that still runs may write an entry with any moment since it began. Only the server's own role tells events. */
const oldestStatement = `select (extract(epoch from clock_timestamp() - min(xact_start)) * 1000)::float8 as age,
  (extract(epoch from clock_timestamp()) * 1000)::float8 as now
  from pg_stat_activity
  where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and xact_start is not null`;

/**
 * The moment before which nothing can still come: 30 s before now, before the oldest transaction that still runs, and before the
 * oldest event that one of the subscribers was not told or could not take: nothing is paid by figures that lack something.
 * Running transactions are read before the events: what commits between the two is among the events. A machine whose clock is
 * ahead of the database's settles nothing early: of the two the earlier moment counts.
 */
export async function completeUntil(
  { database, clock, outbox }: Pick<Kernel, 'database' | 'clock' | 'outbox'>,
  subscribers: readonly string[],
): Promise<Date> {
  // Otherwise a transaction sees those that ran when it first looked.
  await database.call('figures_fresh', 'select pg_stat_clear_snapshot()', []);
  const [oldest] = await database.call<{ age: number | null; now: number }>('figures_running', oldestStatement, []);
  const here = clock.now().getTime();
  const now = clock === systemClock ? Math.min(here, oldest?.now ?? here) : here;
  const untold = await outbox.oldestUntold(subscribers);
  const begun = now - Math.max(0, oldest?.age ?? 0);
  return new Date(Math.min(now, begun, untold?.getTime() ?? now) - marginMs);
}

import type { Kernel } from '../kernel.ts';
import { systemClock } from '../time/clock.ts';

/** An entry may carry a moment from before its transaction began; no transaction takes this long in between. */
const marginMs = 30_000;

/**
 * A running transaction may still write an entry with any moment since it began. Only the server's own role writes
 * events.
 */
const oldestStatement = `select (extract(epoch from clock_timestamp() - min(xact_start)) * 1000)::float8 as age,
  (extract(epoch from clock_timestamp()) * 1000)::float8 as now
  from pg_stat_activity
  where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and xact_start is not null`;

/**
 * Returns the moment up to which subscribers' figures are complete: 30 s before now, before the oldest running transaction,
 * and before the oldest event that one of them has not processed, so that nothing is paid from incomplete figures. Running
 * transactions are read before events, so a commit in between is among the events. The earlier of this clock and the
 * database's counts.
 */
export async function completeUntil(
  { database, clock, outbox }: Pick<Kernel, 'database' | 'clock' | 'outbox'>,
  subscribers: readonly string[],
): Promise<Date> {
  // Otherwise a transaction sees only those that ran at its first look.
  await database.call('figures_fresh', 'select pg_stat_clear_snapshot()', []);
  const [oldest] = await database.call<{ age: number | null; now: number }>('figures_running', oldestStatement, []);
  const here = clock.now().getTime();
  const now = clock === systemClock ? Math.min(here, oldest?.now ?? here) : here;
  const undelivered = await outbox.oldestUndelivered(subscribers);
  const begun = now - Math.max(0, oldest?.age ?? 0);
  return new Date(Math.min(now, begun, undelivered?.getTime() ?? now) - marginMs);
}

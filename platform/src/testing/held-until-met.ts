import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/database.ts';

/**
 * Runs the work in a transaction, which ends when somebody waits for it or the other one is through. True where the other
 * one had to wait; then `meanwhile` is run before the transaction ends. For PostgreSQL: the embedded database does one
 * thing at a time.
 */
export async function heldUntilMet(
  database: Database,
  work: () => Promise<unknown>,
  other: () => Promise<unknown>,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<boolean> {
  let enter = () => {};
  let leave = () => {};
  const entered = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const first = database.transaction(async () => {
    await work();
    enter();
    await left;
  });
  await Promise.race([entered, first]);
  let isThrough = false;
  const second = other().finally(() => {
    isThrough = true;
  });
  while (!isThrough && !(await somebodyWaits(database)));
  const hasWaited = !isThrough;
  try {
    if (hasWaited) await meanwhile();
  } finally {
    leave();
    await Promise.allSettled([first, second]);
  }
  return hasWaited;
}

async function somebodyWaits({ db }: Database): Promise<boolean> {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  const found = await db.execute(sql`select 1 from pg_stat_activity where ${isWaiting}`);
  return found.rows.length > 0;
}

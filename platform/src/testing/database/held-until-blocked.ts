import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { heldTransaction } from './held-transaction.ts';

/**
 * Runs the work in a transaction that ends when `other` waits for it or has finished. Returns true if `other` had to
 * wait; then `meanwhile` runs before the transaction ends. For PostgreSQL: the embedded database runs one thing at a
 * time.
 */
export async function heldUntilBlocked(
  database: Database,
  work: () => Promise<unknown>,
  other: () => Promise<unknown>,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<boolean> {
  const first = await heldTransaction(database, work);
  let isThrough = false;
  const second = other().finally(() => {
    isThrough = true;
  });
  while (!isThrough && !(await somebodyWaits(database)));
  const hasWaited = !isThrough;
  try {
    if (hasWaited) await meanwhile();
  } finally {
    first.end();
    await Promise.allSettled([first.done, second]);
  }
  return hasWaited;
}

async function somebodyWaits({ db }: Database): Promise<boolean> {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  const found = await db.execute(sql`select 1 from pg_stat_activity where ${isWaiting}`);
  return found.rows.length > 0;
}

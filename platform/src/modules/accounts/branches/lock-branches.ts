import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';

const lockName = 'member branches';

/**
 * Prevents moves of branches until the transaction ends (shared lock), for work that relies on the tree. Taken before
 * any other lock.
 */
export async function shareBranches({ db }: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName}, 0))`);
}

/** Locks the tree exclusively until the transaction ends, against other moves and shared holders. */
export async function lockBranches({ db }: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`);
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

const lockName = 'member branches';

/**
 * To the end of the transaction no branch is moved: for what relies on who stands above whom. Taken before anything else is
 * held. Any number hold it at once.
 */
export async function holdBranches({ db }: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName}, 0))`);
}

/** To the end of the transaction nobody else moves a branch, nor does what holds them as they are. */
export async function holdBranchesAlone({ db }: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`);
}

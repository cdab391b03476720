import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { uplineIds } from '../../accounts/index.ts';

interface Placed {
  id: string;
  uplinePath: string;
}

/**
 * Locks the contracts of whole branches until the transaction ends, so that offers, agreements and ends above and below
 * are serialized and compare current rates. Branches are locked in one order.
 */
export async function lockBranchContracts({ db }: Pick<Database, 'db'>, ofMembers: readonly Placed[]): Promise<void> {
  const tops = ofMembers.map(({ id, uplinePath }) => uplineIds(uplinePath)[0] ?? id);
  for (const top of [...new Set(tops)].sort()) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${top}`}, 0))`);
  }
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { uplineIds } from '../../member/index.ts';

interface Placed {
  id: string;
  uplinePath: string;
}

/**
 * Holds the contracts of whole branches to the end of the transaction: what is offered, agreed on or ended above and below
 * waits for each other, so rates are compared with what is there. Branches are taken in one order.
 */
export async function holdBranches({ db }: Pick<Database, 'db'>, ofMembers: readonly Placed[]): Promise<void> {
  const tops = ofMembers.map(({ id, uplinePath }) => uplineIds(uplinePath)[0] ?? id);
  for (const top of [...new Set(tops)].sort()) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${top}`}, 0))`);
  }
}

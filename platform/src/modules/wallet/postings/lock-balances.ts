import { asc, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { ledgerAccounts } from '../ledger.tables.ts';

/**
 * Locks accounts until the transaction ends, in the order of `post_transfer`. Returns balances by id; accounts that are
 * not open are left out.
 */
export async function lockBalances(kernel: Kernel, ids: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await kernel.db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...ids]))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update');
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

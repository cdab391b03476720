import { asc, inArray } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { ledgerAccounts } from './ledger.tables.ts';

/**
 * Holds accounts against every other movement to the end of the transaction, in the order that `post_transfer` locks
 * them in. Their balances by id; one that is not open is not among them.
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

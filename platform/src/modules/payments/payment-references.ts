import { inArray } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { deposits } from './deposits/deposits.tables.ts';
import { withdrawals } from './payments.tables.ts';

/** Returns the references of those deposits and withdrawals that exist, by id. */
export async function paymentReferences({ db }: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = [
    ...(await db
      .select({ id: withdrawals.id, reference: withdrawals.reference })
      .from(withdrawals)
      .where(inArray(withdrawals.id, [...ids]))),
    ...(await db
      .select({ id: deposits.id, reference: deposits.reference })
      .from(deposits)
      .where(inArray(deposits.id, [...ids]))),
  ];
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';

interface PaymentName {
  provider: string;
  /** The provider's id, case-sensitive. */
  paymentId: string;
}

/**
 * Locks a provider's payment until the transaction ends, before anything is read about it: a callback may book it for
 * an order, or two operators without one, and neither may miss the other. Taken before rows of deposits, reports and
 * members.
 */
export async function lockPayment(db: Db, { provider, paymentId }: PaymentName): Promise<void> {
  const name = `provider payment ${provider} ${paymentId}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database.ts';

interface PaymentName {
  provider: string;
  /** As the provider names it; its letters count. */
  paymentId: string;
}

/**
 * Holds a payment of a provider to the end of the transaction, before anything is read of where it is booked: it may be
 * booked for an order by a callback, or as a notice by two operators, and neither may miss the other. Taken before the
 * rows of deposits, notices and members.
 */
export async function holdPayment(db: Db, { provider, paymentId }: PaymentName): Promise<void> {
  const name = `provider payment ${provider} ${paymentId}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

import { lt } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { deliveryMessages } from './delivery.tables.ts';

/** Deletes messages older than a week. */
export async function forgetOld({ database, clock }: Pick<Kernel, 'database' | 'clock'>): Promise<void> {
  const weekAgo = new Date(clock.now().getTime() - 7 * 24 * 3_600_000);
  await database.db.delete(deliveryMessages).where(lt(deliveryMessages.createdAt, weekAgo));
}

import { and, eq, gte } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { ledgerTransfers as transfers } from '../ledger.tables.ts';

/** Lists when movements of a source were posted since a moment; for sources that name one member. */
export async function postedSince(kernel: Kernel, source: string, since: Date): Promise<Date[]> {
  const rows = await kernel.db
    .select({ at: transfers.createdAt })
    .from(transfers)
    .where(and(eq(transfers.source, source), gte(transfers.createdAt, since)));
  return rows.map(({ at }) => at);
}

import { and, asc, eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { vendors } from '../games.tables.ts';
import { suspensions } from '../launches/suspensions.tables.ts';

/** A vendor whose bets use a separate wallet (docs/architecture.md 6). */
interface TransferVendor {
  vassalage: string;
  name: string;
  /** None of its games can be launched. */
  isClosed: boolean;
  /** The operator has suspended it. */
  isStopped: boolean;
}

/** Lists transfer vendors in the operator's order, each once; a vendor is closed only when all its categories are. */
export async function transferVendors(kernel: Kernel): Promise<TransferVendor[]> {
  const rows = await kernel.db
    .select({
      vassalage: vendors.vassalage,
      name: vendors.name,
      unavailable: vendors.unavailable,
      stopped: suspensions.target,
    })
    .from(vendors)
    .leftJoin(suspensions, and(eq(suspensions.scope, 'vendor'), eq(suspensions.target, vendors.vassalage)))
    .where(eq(vendors.walletMode, 'transfer'))
    .orderBy(asc(vendors.position));
  const found = new Map<string, TransferVendor>();
  for (const { vassalage, name, unavailable, stopped } of rows) {
    const isClosed = unavailable !== null && (found.get(vassalage)?.isClosed ?? true);
    found.set(vassalage, {
      vassalage,
      name: found.get(vassalage)?.name ?? name,
      isClosed,
      isStopped: stopped !== null,
    });
  }
  return [...found.values()];
}

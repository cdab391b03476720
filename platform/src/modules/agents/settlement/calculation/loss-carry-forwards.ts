import { and, desc, inArray, lte } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { AgreedVersion } from '../../contracts/contracts-api.ts';
import { agentSettlements as rows } from '../settlement.tables.ts';

/** Reads the loss carried forward from the period before, by contract, if the terms carry it. */
export async function readLossCarryForwards(
  db: Kernel['db'],
  versions: readonly AgreedVersion[],
  before: Date,
): Promise<Map<string, bigint>> {
  const ids = versions.flatMap(({ contractId, terms }) =>
    terms.kind === 'dividend' && terms.carryLoss ? [contractId] : [],
  );
  if (ids.length === 0) return new Map();
  const last = await db
    .selectDistinctOn([rows.contractId], { contractId: rows.contractId, carriedOutMinor: rows.carriedOutMinor })
    .from(rows)
    .where(and(inArray(rows.contractId, ids), lte(rows.periodEnd, before)))
    .orderBy(rows.contractId, desc(rows.periodEnd));
  return new Map(last.map(({ contractId, carriedOutMinor }) => [contractId, carriedOutMinor]));
}

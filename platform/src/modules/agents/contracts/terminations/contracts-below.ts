import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { and, eq } from 'drizzle-orm';
import { among } from '../../../../kernel/database/among.ts';
import type { Database } from '../../../../kernel/database/database.ts';
import { type ContractRecord, contractRecordsOf, notOver } from '../contract-rows.ts';
import { contracts } from '../contracts.tables.ts';

/** Reads contracts of a kind that are not over, at all depths below an agent, by upline. */
export async function contractsBelow(
  database: Pick<Database, 'db'>,
  agentId: string,
  kind: ContractKind,
  moment: Date,
): Promise<Map<string, ContractRecord[]>> {
  const below = new Map<string, ContractRecord[]>();
  let level = [agentId];
  while (level.length > 0) {
    const isOfLevel = and(eq(contracts.kind, kind), among(contracts.uplineId, level), notOver(moment));
    const found = await contractRecordsOf(database, await database.db.select().from(contracts).where(isOfLevel));
    for (const one of found) {
      const { uplineId } = one.contract;
      if (uplineId === null) continue;
      const beside = below.get(uplineId);
      if (beside) beside.push(one);
      else below.set(uplineId, [one]);
    }
    // An agent found twice has both an ending contract and a later offer.
    level = [...new Set(found.map(({ contract }) => contract.agentId))].filter((id) => !below.has(id));
  }
  return below;
}

import { and, eq, ne } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { type Member, uplineIds } from '../../../accounts/index.ts';
import type { AgreedVersion } from '../../contracts/contracts-api.ts';
import { agentSettlements as rows, type Settlement } from '../settlement.tables.ts';
import type { SettlementDeps } from '../settlement-deps.ts';

export interface FoundPayment {
  settlement: Settlement;
  /** The agent who receives. */
  agent: Member;
  version: AgreedVersion;
}

/**
 * Finds a payment visible to the caller: the receiver, the payer, and all uplines above the receiver when the period
 * began. Others get the same answer as for an unknown one.
 * @throws Refusal `payment_not_found`
 */
export async function findPayment(
  { db }: Pick<Kernel, 'db'>,
  { member, contracts }: Pick<SettlementDeps, 'member' | 'contracts'>,
  caller: Member,
  id: string,
): Promise<FoundPayment> {
  const [settlement] = await db
    .select()
    .from(rows)
    .where(and(eq(rows.id, id), ne(rows.state, 'pending')));
  const agent = settlement && (await member.byId(settlement.agentId));
  if (!settlement || !agent || !maySee(caller, settlement)) throw new Refusal('payment_not_found');
  const version = await contracts.version(settlement.versionId);
  if (!version) throw new Error(`The version of settlement ${id} is gone`);
  return { settlement, agent, version };
}

function maySee({ id }: Member, { uplinePath, agentId, payerId }: Settlement): boolean {
  return id === payerId || id === agentId || uplineIds(uplinePath).includes(id);
}

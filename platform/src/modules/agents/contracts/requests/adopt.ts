import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { newId } from '../../../../kernel/database/ids.ts';
import type { Member } from '../../../accounts/index.ts';
import type { ContractDeps } from '../contract-deps.ts';
import { takesEffectAt } from '../contract-time.rules.ts';
import { contracts, contractVersions } from '../contracts.tables.ts';
import { lockBranchContracts } from '../lock-branch-contracts.ts';
import { assertOfferable, assertWithinOwn } from './may-offer.ts';
import { payerOf } from './payer-of.ts';

interface Adopted {
  /** Absent means the platform. */
  upline?: Member | undefined;
  agent: Member;
  terms: ContractTerms;
  /** When both sides agreed; in force from the next day, hour or 5 minutes. */
  at: Date;
}

/**
 * Adopts a contract agreed before it was recorded here, for an agent without one of the kind. Returns its id.
 * @throws Refusal `contract_off`, `tiers_out_of_order`, `rate_above_own`, `period_not_own`, `carry_loss_not_own`
 */
export function adopt(deps: ContractDeps, { upline, agent, terms, at }: Adopted): Promise<string> {
  const { db, database } = deps.kernel;
  return database.transaction(async () => {
    await lockBranchContracts(database, [agent]);
    await assertOfferable(deps, terms);
    const { kind } = terms;
    const [agentId, uplineId, contractId] = [agent.id, upline?.id ?? null, newId()];
    await assertWithinOwn(deps, uplineId, terms);
    const paidBy = await payerOf(deps, { kind, uplineId });
    const from = takesEffectAt(kind, [], at, await deps.settings.get('timeZone'));
    const contract = { id: contractId, kind, agentId, uplineId, uplinePath: agent.uplinePath, createdAt: at };
    await db.insert(contracts).values(contract);
    await db.insert(contractVersions).values({
      id: newId(),
      contractId,
      no: 1,
      kind,
      agentId,
      uplineId,
      paidBy,
      terms,
      from,
      offeredAt: at,
      acceptedAt: at,
    });
    return contractId;
  });
}

import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Member } from '../../accounts/index.ts';
import type { ContractDeps } from './contract-deps.ts';
import { type ContractRecord, contractRecordById } from './contract-rows.ts';
import { lockBranchContracts } from './lock-branch-contracts.ts';

/** Reads an agent after locking the contracts of its branch. */
export async function lockAgent({ kernel, member }: ContractDeps, agentId: string): Promise<Member> {
  const before = await member.byId(agentId);
  if (!before) throw new Refusal('contract_outside');
  await lockBranchContracts(kernel.database, [before]);
  const held = await member.byId(agentId);
  if (!held) throw new Refusal('contract_outside');
  // It may have been moved into another branch meanwhile.
  if (held.uplinePath !== before.uplinePath) await lockBranchContracts(kernel.database, [held]);
  return held;
}

/**
 * Reads a contract after locking its branch.
 * @throws Refusal `contract_not_found`
 */
export async function lockContract(
  deps: ContractDeps,
  contractId: string,
  isMeant: (record: ContractRecord) => boolean,
): Promise<ContractRecord> {
  const { database } = deps.kernel;
  const before = await contractRecordById(database, contractId);
  if (!before || !isMeant(before)) throw new Refusal('contract_not_found');
  await lockAgent(deps, before.contract.agentId);
  return (await contractRecordById(database, contractId)) ?? before;
}

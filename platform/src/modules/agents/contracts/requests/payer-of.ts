import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { PaidBy } from '@portal/shared/contract/agents/contracts';
import type { ContractDeps } from '../contract-deps.ts';
import { contractRecordOf } from '../contract-rows.ts';
import type { VersionRow } from '../contracts.tables.ts';

interface Paid {
  kind: ContractKind;
  /** Null is the platform. */
  uplineId: string | null;
  /** Earlier versions, by number. */
  versions?: readonly Pick<VersionRow, 'paidBy'>[] | undefined;
}

/**
 * Returns who pays an offer. A contract keeps its payer for life, and so does a chain below a platform contract: below
 * an agent paid by an agent, contracts are paid by agents, or the platform would pay for the same bets twice. The
 * setting `agents.paidBy` decides the first contract of a chain.
 */
export async function payerOf(
  { kernel, settings }: ContractDeps,
  { kind, uplineId, versions = [] }: Paid,
): Promise<PaidBy> {
  const payer = versions.at(-1)?.paidBy;
  if (payer) return payer;
  if (uplineId === null) return 'house';
  const above = await contractRecordOf(kernel.database, uplineId, kind, kernel.clock.now());
  const ofChain = above?.contract.uplineId ? above.versions.at(-1)?.paidBy : undefined;
  return ofChain ?? (await settings.get('agents.paidBy'))[kind];
}

import type { PaidBy } from '@portal/shared/contract/agents/contract-calls';
import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { ContractDeps } from './contract-deps.ts';
import { standingOf } from './contract-rows.ts';
import type { VersionRow } from './contracts.tables.ts';

interface Paid {
  kind: ContractKind;
  /** Null is the house. */
  uplineId: string | null;
  /** What was agreed on before, in the order of numbers. */
  versions?: readonly Pick<VersionRow, 'paidBy'>[] | undefined;
}

/**
 * Who pays what is offered now. A contract keeps its payer for life, and a chain below a contract with the house has one: an
 * agent paid by another one has below it contracts paid by agents, or the house would pay for the same bets twice. The
 * setting `agents.paidBy` decides at the first contract of a chain.
 */
export async function payerOf(
  { kernel, content }: ContractDeps,
  { kind, uplineId, versions = [] }: Paid,
): Promise<PaidBy> {
  const kept = versions.at(-1)?.paidBy;
  if (kept) return kept;
  if (uplineId === null) return 'house';
  const above = await standingOf(kernel.database, uplineId, kind, kernel.clock.now());
  const ofChain = above?.contract.uplineId ? above.versions.at(-1)?.paidBy : undefined;
  return ofChain ?? (await content.settings.get('agents.paidBy'))[kind];
}

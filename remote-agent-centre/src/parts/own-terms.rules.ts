import { type ContractKind, type ContractTerms, contractKinds } from '@portal/shared/contract/agents/contract-terms';
import type { Contract } from '@portal/shared/contract/agents/contracts';

/**
 * All terms of a kind that the agent has agreed on and that are in force now or later, the last ones at the end: an offer
 * must fit below each (decision 051). None while its contract ends.
 */
export function agreedTerms(contracts: readonly Contract[], kind: ContractKind): ContractTerms[] {
  return contracts
    .filter((contract) => contract.kind === kind && contract.state === 'active')
    .flatMap(({ version, next }) => [version, next].flatMap((agreed) => (agreed ? [agreed.terms] : [])));
}

/** Kinds that the agent may offer. */
export const offeredKinds = (contracts: readonly Contract[]): ContractKind[] =>
  contractKinds.filter((kind) => agreedTerms(contracts, kind).length > 0);

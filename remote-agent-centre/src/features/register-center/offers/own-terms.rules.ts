import type { Contract } from '@portal/shared/contract/agents/contract-calls';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';

/** Terms the agent has itself and may therefore offer, in the order of their kinds. */
export function ownTermsOf(contracts: readonly Contract[]): ContractTerms[] {
  return contracts.flatMap(({ state, version }) => (state === 'active' && version ? [version.terms] : []));
}

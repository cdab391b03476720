import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';

/** The most that terms give, in basis points. */
export function highestRate(terms: ContractTerms): number {
  if (terms.kind === 'realtime') return Math.max(terms.profitRate, terms.lossRate);
  return Math.max(...terms.tiers.map(({ rate }) => rate));
}

import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { DownlineType } from '@portal/shared/contract/agents/downlines';
import { Refusal } from '../../../kernel/calls/refusal.ts';

const memberTypes: Readonly<Record<DownlineType, number>> = { player: 0, agent: 2 };

/** Returns the member type (docs/product.md 9) of a newcomer. */
export const memberTypeOf = (type: DownlineType): number => memberTypes[type];

/**
 * Checks that only agents get contracts.
 * @throws Refusal `contract_downline_not_agent`
 */
export function assertTakesOffers(type: DownlineType, offers: readonly ContractTerms[]): void {
  if (type !== 'agent' && offers.length > 0) throw new Refusal('contract_downline_not_agent');
}

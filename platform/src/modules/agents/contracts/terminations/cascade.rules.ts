import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { highestRate } from '@portal/shared/contract/agents/terms.rules';
import { mayOfferBelow } from '@portal/shared/contract/agents/terms-faults.rules';
import type { DatedTerms } from '../contract-time.rules.ts';

/** The fields of a contract that is not over which the rule reads. */
interface Below {
  contract: { id: string; agentId: string; uplineId: string | null; endsAt: Date | null };
  versions: readonly DatedTerms[];
  request?: { type: 'offer' | 'termination'; terms: ContractTerms | null } | undefined;
}

/** The terms an agent has left, and from when. */
export interface RemainingTerms {
  terms: ContractTerms;
  from: Date;
}

/** A contract, or an open offer, that ends with the change; rates in basis points. */
export interface Ended<B extends Below> {
  below: B;
  isOffer: boolean;
  rate: number;
  /** Highest rate left to the upline; 0 without terms. */
  rateAbove: number;
}

/**
 * Finds what ends below an agent whose terms change or end: contracts directly below that are no longer compatible,
 * with everything below them, and open offers that are no longer compatible. Contracts already ending keep their end.
 * @param below contracts of the kind below the agent, by upline
 */
export function whatEnds<B extends Below>(
  below: ReadonlyMap<string, readonly B[]>,
  agentId: string,
  left?: RemainingTerms | undefined,
): Ended<B>[] {
  const rateAbove = left ? highestRate(left.terms) : 0;
  return (below.get(agentId) ?? []).flatMap((one) => {
    const ended: Ended<B>[] = [];
    const agreed = one.contract.endsAt ? [] : one.versions;
    const endsItself = agreed.length > 0 && !isStillCompatible(agreed, left);
    if (endsItself) ended.push({ below: one, isOffer: false, rate: highestOf(agreed), rateAbove });
    const offered = one.request?.type === 'offer' ? one.request.terms : null;
    if (offered && (endsItself || !left || !mayOfferBelow(left.terms, offered))) {
      ended.push({ below: one, isOffer: true, rate: highestRate(offered), rateAbove });
    }
    return endsItself ? [...ended, ...whatEnds(below, one.contract.agentId)] : ended;
  });
}

/** Whether everything in force after the change is compatible; a version replaced before it began does not count. */
function isStillCompatible(versions: readonly DatedTerms[], left: RemainingTerms | undefined): boolean {
  if (!left) return false;
  const later = versions.filter(({ from, until }) => !until || (until > left.from && until > from));
  return later.every(({ terms }) => mayOfferBelow(left.terms, terms));
}

function highestOf(versions: readonly DatedTerms[]): number {
  return Math.max(
    ...versions.filter(({ from, until }) => !until || until > from).map(({ terms }) => highestRate(terms)),
  );
}

import type { ContractTerms, RealTimeTerms } from '@portal/shared/contract/agents/contract-terms';
import { countsNoMore, rateAt } from '@portal/shared/contract/agents/terms.rules';
import { faultsAbove, orderFaults } from '@portal/shared/contract/agents/terms-faults.rules';
import type { TermsDraft, TierDraft } from './terms-draft.rules.ts';
import { type Faults, malformedFields, termsTyped, tierTyped } from './terms-typed.rules.ts';

/**
 * All that is wrong with the typed terms, by field; the first thing that is wrong with a field counts.
 * @param own all terms that an offer must fit below
 */
export function termsFaults(draft: TermsDraft, own: readonly ContractTerms[] = []): Faults {
  const typed = termsTyped(draft);
  return {
    ...(typed && Object.assign({}, ...own.map((each) => faultsAbove(each, typed)))),
    ...(draft.kind !== 'realtime' && orderFaults(draft.tiers.map(tierTyped))),
    ...malformedFields(draft),
  };
}

/** Lowest own rate at the conditions of a tier; undefined without own terms or with unreadable conditions. */
export function ownRate(draft: TierDraft, own: readonly ContractTerms[] = []): number | undefined {
  const { validBet, profitLoss, activeMembers } = tierTyped(draft);
  if (validBet === undefined || profitLoss === undefined || activeMembers === undefined) return undefined;
  const rates = own.flatMap((terms) =>
    terms.kind === 'realtime' ? [] : [rateAt(terms.tiers, { validBet, profitLoss, activeMembers })],
  );
  return rates.length > 0 ? Math.min(...rates) : undefined;
}

/** Limits for an offered real-time salary by the own terms; undefined without any. */
export function realTimeBound(own: readonly ContractTerms[] = []): Omit<RealTimeTerms, 'kind'> | undefined {
  const [first, ...others] = own.filter((terms) => terms.kind === 'realtime');
  if (!first) return undefined;
  return others.reduce<Omit<RealTimeTerms, 'kind'>>(
    (bound, terms) => ({
      profitRate: Math.min(bound.profitRate, terms.profitRate),
      lossRate: Math.min(bound.lossRate, terms.lossRate),
      singleBet: countsNoMore(bound.singleBet, terms.singleBet) ? terms.singleBet : bound.singleBet,
    }),
    first,
  );
}

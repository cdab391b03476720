import type { ContractTerms, Tier } from '@portal/shared/contract/agents/contract-terms';
import { minorUnits } from '@portal/shared/contract/amounts';
import type { TermsDraft, TierDraft } from './terms-draft.rules.ts';
import {
  type Faults,
  type FieldPath,
  malformedFields,
  type TermsFault,
  termsTyped,
  tierTyped,
} from './terms-typed.rules.ts';

type RealTimeTerms = Extract<ContractTerms, { kind: 'realtime' }>;

const meets = (figures: Tier, tier: Tier): boolean =>
  minorUnits(figures.validBet) >= minorUnits(tier.validBet) &&
  minorUnits(figures.profitLoss) >= minorUnits(tier.profitLoss) &&
  figures.activeMembers >= tier.activeMembers;

/** The rate that tiers give at the very figures that another tier asks for; 0 where none is reached. */
export function rateAt(own: readonly Tier[], figures: Tier): number {
  return own.filter((tier) => meets(figures, tier)).reduce((most, tier) => Math.max(most, tier.rate), 0);
}

const asksSame = (tier: Partial<Tier>, before: Partial<Tier>): boolean =>
  tier.validBet !== undefined &&
  tier.validBet === before.validBet &&
  tier.profitLoss === before.profitLoss &&
  tier.activeMembers === before.activeMembers;

/** Each later tier asks for no less in anything and for more in something, and gives more. */
function orderFaults(tiers: readonly Partial<Tier>[]): Faults {
  const faults: Partial<Record<FieldPath, TermsFault>> = {};
  tiers.forEach((tier, at) => {
    const before = tiers[at - 1];
    if (!before) return;
    for (const name of ['validBet', 'profitLoss'] as const) {
      const [asked, less] = [tier[name], before[name]];
      if (asked !== undefined && less !== undefined && minorUnits(asked) < minorUnits(less))
        faults[`tiers.${at}.${name}`] = 'asks_less';
    }
    if (asksSame(tier, before)) faults[`tiers.${at}.validBet`] = 'asks_same';
    if ((tier.activeMembers ?? 0) < (before.activeMembers ?? 0)) faults[`tiers.${at}.activeMembers`] = 'asks_less';
    if (tier.rate !== undefined && before.rate !== undefined && tier.rate <= before.rate)
      faults[`tiers.${at}.rate`] = 'gives_less';
  });
  return faults;
}

/** A bound that leaves bets out: "0.00" leaves none out, so it is the widest. */
const isNarrower = (own: string, offered: string): boolean =>
  minorUnits(own) > 0n && (minorUnits(offered) === 0n || minorUnits(offered) > minorUnits(own));

function realTimeAbove(own: RealTimeTerms, offered: RealTimeTerms): Faults {
  return {
    ...(offered.profitRate > own.profitRate && { profitRate: 'above_own' as const }),
    ...(offered.lossRate > own.lossRate && { lossRate: 'above_own' as const }),
    ...(isNarrower(own.singleBet, offered.singleBet) && { singleBet: 'bets_left_out' as const }),
  };
}

/** Fields that offer more than the own contract gives (decision 051). */
function aboveOwn(offered: ContractTerms, own: ContractTerms): Faults {
  if (offered.kind === 'realtime') return own.kind === 'realtime' ? realTimeAbove(own, offered) : {};
  if (own.kind === 'realtime') return {};
  const above = offered.tiers.flatMap((tier, at) =>
    tier.rate > rateAt(own.tiers, tier) ? [[`tiers.${at}.rate`, 'above_own' as const]] : [],
  );
  return Object.fromEntries(above);
}

/**
 * All that is wrong with the typed terms, by field; the first thing that is wrong with a field counts.
 * @param own all terms that an offer must fit below
 */
export function termsFaults(draft: TermsDraft, own: readonly ContractTerms[] = []): Faults {
  const typed = termsTyped(draft);
  return {
    ...(typed && Object.assign({}, ...own.map((each) => aboveOwn(typed, each)))),
    ...(draft.kind !== 'realtime' && orderFaults(draft.tiers.map(tierTyped))),
    ...malformedFields(draft),
  };
}

/** The least rate of the own terms at what a tier asks for; undefined without any, or while that cannot be read. */
export function ownRate(draft: TierDraft, own: readonly ContractTerms[] = []): number | undefined {
  const { validBet, profitLoss, activeMembers } = tierTyped(draft);
  if (validBet === undefined || profitLoss === undefined || activeMembers === undefined) return undefined;
  const rates = own.flatMap((terms) =>
    terms.kind === 'realtime' ? [] : [rateAt(terms.tiers, { validBet, profitLoss, activeMembers, rate: 0 })],
  );
  return rates.length > 0 ? Math.min(...rates) : undefined;
}

/** What real-time salary offered below own terms stays within; undefined without any. */
export function realTimeBound(own: readonly ContractTerms[] = []): Omit<RealTimeTerms, 'kind'> | undefined {
  const [first, ...others] = own.filter((terms) => terms.kind === 'realtime');
  if (!first) return undefined;
  return others.reduce<Omit<RealTimeTerms, 'kind'>>(
    (bound, terms) => ({
      profitRate: Math.min(bound.profitRate, terms.profitRate),
      lossRate: Math.min(bound.lossRate, terms.lossRate),
      singleBet: isNarrower(bound.singleBet, terms.singleBet) ? bound.singleBet : terms.singleBet,
    }),
    first,
  );
}

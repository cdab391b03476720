import type { ContractKind, ContractTerms, PayPeriod, Tier } from '@portal/shared/contract/agents/contract-terms';
import { rateField } from './rate-typed.rules.ts';

/** A tier as it is being typed. An empty condition requires nothing. */
export interface TierDraft {
  /** Stays with the tier while others come and go. */
  key: string;
  validBet: string;
  profitLoss: string;
  activeMembers: string;
  rate: string;
}

const tierFields = ['validBet', 'profitLoss', 'activeMembers', 'rate'] as const;
export type TierField = (typeof tierFields)[number];

/** Terms as they are being typed; each kind reads the fields it has. */
export interface TermsDraft {
  kind: ContractKind;
  period: PayPeriod;
  carryLoss: boolean;
  tiers: readonly TierDraft[];
  profitRate: string;
  lossRate: string;
  singleBet: string;
}

let made = 0;
const newKey = () => `tier-${++made}`;

const asked = (amount: string) => (amount === '0.00' ? '' : amount);

export function emptyTier(): TierDraft {
  return { key: newKey(), validBet: '', profitLoss: '', activeMembers: '', rate: '' };
}

const tierDraft = (tier: Tier): TierDraft => ({
  key: newKey(),
  validBet: asked(tier.validBet),
  profitLoss: asked(tier.profitLoss),
  activeMembers: tier.activeMembers === 0 ? '' : String(tier.activeMembers),
  rate: rateField(tier.rate),
});

/** Fields that offers take from the own terms (decision 051). */
export function rhythmOf(own: readonly ContractTerms[]): { period?: PayPeriod; carriesLoss: boolean } {
  const [first] = own.flatMap((terms) => ('period' in terms ? [terms.period] : []));
  const carriesLoss = own.some((terms) => 'carryLoss' in terms && terms.carryLoss);
  return { ...(first && { period: first }), carriesLoss };
}

/** Initial draft: empty or the existing terms, with the period of the own ones. */
export function draftOf(
  kind: ContractKind,
  terms: ContractTerms | undefined,
  own: readonly ContractTerms[],
): TermsDraft {
  const { period, carriesLoss } = rhythmOf(own);
  const begun = begunWith(kind, terms);
  return { ...begun, ...(period && { period }), carryLoss: begun.carryLoss || carriesLoss };
}

function begunWith(kind: ContractKind, terms?: ContractTerms): TermsDraft {
  const empty = {
    period: 'daily',
    carryLoss: kind === 'dividend',
    profitRate: '',
    lossRate: '',
    singleBet: '',
  } as const;
  if (terms?.kind === 'realtime') {
    const rates = { profitRate: rateField(terms.profitRate), lossRate: rateField(terms.lossRate) };
    return { ...empty, kind, tiers: [], ...rates, singleBet: asked(terms.singleBet) };
  }
  return {
    ...empty,
    kind,
    ...(terms && 'period' in terms && { period: terms.period }),
    ...(terms && 'carryLoss' in terms && { carryLoss: terms.carryLoss }),
    tiers: terms ? terms.tiers.map(tierDraft) : [emptyTier()],
  };
}

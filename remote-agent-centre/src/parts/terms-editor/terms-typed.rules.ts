import type { ContractTerms, Tier } from '@portal/shared/contract/agents/contract-terms';
import type { TermsFault, TermsField } from '@portal/shared/contract/agents/terms-faults.rules';
import { readAmount, wholeNumberTyped } from '@portal/shared/contract/typed/typed-amount.rules';
import { rateTyped } from './rate-typed.rules.ts';
import type { TermsDraft, TierDraft } from './terms-draft.rules.ts';

/** Path of a faulty field: `tiers.0.rate`, `profitRate`. */
export type FieldPath = TermsField;

/** Unreadable input, and reasons why terms are refused. */
type TypedFault = TermsFault | 'rate_missing' | 'rate_malformed' | 'amount_malformed' | 'members_malformed';

export type Faults = Readonly<Partial<Record<FieldPath, TypedFault>>>;

/** The largest amount on the wire: 999,999,999,999.99. */
const amountAtMost = 15;
const membersAtMost = 10_000_000;

/** Empty means no condition. */
const conditionTyped = (text: string): string | undefined => {
  const { amount, fault } = readAmount(text);
  if (fault === 'empty') return '0.00';
  return amount && amount.length <= amountAtMost ? amount : undefined;
};

const membersTyped = (text: string): number | undefined => {
  const members = text.trim() ? wholeNumberTyped(text) : 0;
  return members !== undefined && members <= membersAtMost ? members : undefined;
};

const rateFault = (text: string): TypedFault => (text.trim() ? 'rate_malformed' : 'rate_missing');

/** Parsed tier; unreadable fields are absent. */
export function tierTyped(draft: TierDraft): Partial<Tier> {
  const validBet = conditionTyped(draft.validBet);
  const profitLoss = conditionTyped(draft.profitLoss);
  const activeMembers = membersTyped(draft.activeMembers);
  const rate = rateTyped(draft.rate);
  return {
    ...(validBet !== undefined && { validBet }),
    ...(profitLoss !== undefined && { profitLoss }),
    ...(activeMembers !== undefined && { activeMembers }),
    ...(rate !== undefined && { rate }),
  };
}

/** Unreadable fields with their faults. */
export function malformedFields(draft: TermsDraft): Faults {
  const faults: Partial<Record<FieldPath, TypedFault>> = {};
  if (draft.kind === 'realtime') {
    for (const name of ['profitRate', 'lossRate'] as const)
      if (rateTyped(draft[name]) === undefined) faults[name] = rateFault(draft[name]);
    if (conditionTyped(draft.singleBet) === undefined) faults.singleBet = 'amount_malformed';
    return faults;
  }
  draft.tiers.forEach((tier, at) => {
    const typed = tierTyped(tier);
    if (typed.validBet === undefined) faults[`tiers.${at}.validBet`] = 'amount_malformed';
    if (typed.profitLoss === undefined) faults[`tiers.${at}.profitLoss`] = 'amount_malformed';
    if (typed.activeMembers === undefined) faults[`tiers.${at}.activeMembers`] = 'members_malformed';
    if (typed.rate === undefined) faults[`tiers.${at}.rate`] = rateFault(tier.rate);
  });
  return faults;
}

const isWhole = (tier: Partial<Tier>): tier is Tier =>
  tier.validBet !== undefined &&
  tier.profitLoss !== undefined &&
  tier.activeMembers !== undefined &&
  tier.rate !== undefined;

/** The terms that were typed, or undefined while a field cannot be read. */
export function termsTyped(draft: TermsDraft): ContractTerms | undefined {
  if (draft.kind === 'realtime') {
    const [profitRate, lossRate] = [rateTyped(draft.profitRate), rateTyped(draft.lossRate)];
    const singleBet = conditionTyped(draft.singleBet);
    if (profitRate === undefined || lossRate === undefined || singleBet === undefined) return undefined;
    return { kind: 'realtime', profitRate, lossRate, singleBet };
  }
  const tiers = draft.tiers.map(tierTyped).filter(isWhole);
  if (tiers.length < draft.tiers.length || tiers.length === 0) return undefined;
  if (draft.kind === 'hourly') return { kind: 'hourly', tiers };
  if (draft.kind === 'daily') return { kind: 'daily', period: draft.period, tiers };
  return { kind: 'dividend', period: draft.period, carryLoss: draft.carryLoss, tiers };
}

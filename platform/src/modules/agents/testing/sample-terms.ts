import type { ContractTerms, PayPeriod, Tier } from '@portal/shared/contract/agents/contract-terms';

/** A tier as `[validBet, rate]`, or `[validBet, profitLoss, activeMembers, rate]`; rates in basis points. */
export type SampleTier = [string, number] | [string, string, number, number];

export function sampleTiers(tiers: readonly SampleTier[]): Tier[] {
  return tiers.map((tier) => {
    if (tier.length === 2) return { validBet: tier[0], profitLoss: '0.00', activeMembers: 0, rate: tier[1] };
    const [validBet, profitLoss, activeMembers, rate] = tier;
    return { validBet, profitLoss, activeMembers, rate };
  });
}

/** Returns terms with tiers; one without conditions if only a rate is given. */
const tiersOf = (tiers: number | readonly SampleTier[]) =>
  sampleTiers(typeof tiers === 'number' ? [['0.00', tiers]] : tiers);

export const dailySample = (tiers: number | readonly SampleTier[], period: PayPeriod = 'daily'): ContractTerms => ({
  kind: 'daily',
  period,
  tiers: tiersOf(tiers),
});

export const dividendSample = (
  tiers: number | readonly SampleTier[],
  period: PayPeriod = 'weekly',
  carryLoss = true,
): ContractTerms => ({
  kind: 'dividend',
  period,
  carryLoss,
  tiers: tiersOf(tiers),
});

export const hourlySample = (tiers: number | readonly SampleTier[]): ContractTerms => ({
  kind: 'hourly',
  tiers: tiersOf(tiers),
});

export const realTimeSample = (profitRate: number, lossRate = 0, singleBet = '0.00'): ContractTerms => ({
  kind: 'realtime',
  profitRate,
  lossRate,
  singleBet,
});

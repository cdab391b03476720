import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { PromoCodeRefusal } from '@portal/shared/contract/rewards/promo-codes';
import type { CampaignRow } from './promo-codes.tables.ts';

/** A campaign as far as it decides whether its codes give something now. */
type Redeemable = Pick<
  CampaignRow,
  'state' | 'startsAt' | 'endsAt' | 'used' | 'uses' | 'amountMinor' | 'givenMinor' | 'budgetMinor'
>;

/** Whom a campaign is for. */
type Conditions = Pick<CampaignRow, 'newWithinDays' | 'minRank' | 'minDepositMinor' | 'contact'>;

/** What a member has and did. */
export interface RedeemerFacts {
  registeredAt: Date;
  rank: number;
  /** Credited deposits in all, in minor units. */
  depositedMinor: bigint;
  hasVerifiedContact: boolean;
}

export interface RedemptionFault {
  code: PromoCodeRefusal;
  params?: Record<string, string | number>;
}

const dayMs = 86_400_000;

/** Returns why a code of the campaign gives nothing now, to whoever asks; undefined when it gives. */
export function campaignIsClosed(campaign: Redeemable, now: Date): PromoCodeRefusal | undefined {
  if (campaign.state === 'ended' || now >= campaign.endsAt) return 'promo_code_over';
  if (campaign.state === 'paused') return 'promo_code_paused';
  if (now < campaign.startsAt) return 'promo_code_early';
  const isWithinBudget =
    campaign.budgetMinor === null || campaign.givenMinor + campaign.amountMinor <= campaign.budgetMinor;
  return campaign.used < campaign.uses && isWithinBudget ? undefined : 'promo_code_spent';
}

/** Returns which condition a member does not meet; undefined when all are met. */
export function unmetCondition(campaign: Conditions, facts: RedeemerFacts, now: Date): RedemptionFault | undefined {
  const { newWithinDays, minRank, minDepositMinor, contact } = campaign;
  if (newWithinDays !== null && now.getTime() - facts.registeredAt.getTime() >= newWithinDays * dayMs)
    return { code: 'promo_code_newcomers', params: { days: newWithinDays } };
  if (facts.rank < minRank) return { code: 'promo_code_rank', params: { rank: minRank } };
  if (facts.depositedMinor < minDepositMinor)
    return { code: 'promo_code_deposit', params: { amount: amountFromMinor(minDepositMinor) } };
  if (contact === 'verified' && !facts.hasVerifiedContact) return { code: 'promo_code_contact' };
  return undefined;
}

/** When the reward of a code that is redeemed now can no longer be claimed. */
export const claimableUntil = (claimDays: number, now: Date): Date => new Date(now.getTime() + claimDays * dayMs);

const prefix = 'code-';

/** Reference of a campaign's rewards: one a member. Their source is shared with promotions. */
export const rewardReference = (campaignId: string): string => `${prefix}${campaignId}`;

/** The campaign of a reward; undefined if a promotion gave it. */
export const campaignOfReward = (reference: string): string | undefined =>
  reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined;

/** Name of the reward, by language. */
export const rewardName = (code: string): Partial<Record<LanguageCode, string>> => ({
  EN: `Promo code ${code}`,
  CN: `优惠码 ${code}`,
  MY: `Kod promosi ${code}`,
  VN: `Mã khuyến mãi ${code}`,
  TH: `โค้ดโปรโมชัน ${code}`,
});

/** A code as it is shown and read out: one-use codes in groups of four. */
export const shownCode = (code: string, isOneUse: boolean): string =>
  isOneUse ? code.replace(/(.{4})(?=.)/g, '$1-') : code;

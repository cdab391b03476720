import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { lockOpenMember, type Member } from '../../accounts/index.ts';
import type { Grant } from '../grants/reward-grants.tables.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import type { Campaigns } from './campaigns.ts';
import type { CodeTries } from './code-tries.ts';
import type { CampaignRow } from './promo-codes.tables.ts';
import {
  campaignIsClosed,
  claimableUntil,
  type RedeemerFacts,
  rewardName,
  rewardReference,
  shownCode,
  unmetCondition,
} from './redemption.rules.ts';

interface Redemption {
  memberId: string;
  /** Address of the client. */
  address: string;
  code: string;
}

/** Lets members redeem promo codes: use, money and reward are one transaction. */
export function createRedeeming(kernel: Kernel, deps: RewardKindDeps, campaigns: Campaigns, tries: CodeTries) {
  const { database, clock } = kernel;
  const { member, deposits, grants } = deps;

  /** Reads only what the conditions ask for. */
  async function factsOf({ id, rankLevel, registeredAt }: Member, campaign: CampaignRow): Promise<RedeemerFacts> {
    const credited = campaign.minDepositMinor > 0n ? await deposits.creditedOf(id) : [];
    const contacts =
      campaign.contact === 'verified'
        ? [await member.contacts.of(id, 'mobile'), await member.contacts.of(id, 'email')]
        : [];
    return {
      registeredAt,
      rank: rankLevel,
      depositedMinor: credited.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      hasVerifiedContact: contacts.some((contact) => contact?.isVerified),
    };
  }

  /** Locks the member, then the campaign: the order of everybody who takes both. */
  async function lockCampaign(memberId: string, code: string): Promise<{ owner: Member; campaign: CampaignRow }> {
    const owner = await lockOpenMember(member, memberId);
    const id = await campaigns.campaignOf(code);
    const campaign = id === undefined ? undefined : await campaigns.lock(id);
    if (!campaign) throw new Refusal('promo_code_unknown');
    return { owner, campaign };
  }

  async function assertFree(campaign: CampaignRow, memberId: string, code: string): Promise<void> {
    if (await grants.find(memberId, 'promotion', rewardReference(campaign.id))) throw new Refusal('promo_code_used');
    const closed = campaignIsClosed(campaign, clock.now());
    if (closed) throw new Refusal(closed);
    if (campaign.code === null && (await campaigns.codeRow(code))?.usedBy) throw new Refusal('promo_code_spent');
  }

  const redeem = ({ memberId, code }: Redemption): Promise<Grant> =>
    database.transaction(async () => {
      const { owner, campaign } = await lockCampaign(memberId, code);
      await assertFree(campaign, memberId, code);
      const now = clock.now();
      const unmet = unmetCondition(campaign, await factsOf(owner, campaign), now);
      if (unmet) throw new Refusal(unmet.code, { params: unmet.params });
      await campaigns.take(campaign, code, memberId);
      const { id, amountMinor, points, turnoverPercent, weights, claimDays } = campaign;
      const name = rewardName(shownCode(code, campaign.code === null));
      const reward = { memberId, name, amountMinor, points, turnoverPercent };
      const named = { source: 'promotion', reference: rewardReference(id) } as const;
      return grants.give({
        ...reward,
        ...named,
        weights: weights ?? undefined,
        expiresAt: claimableUntil(claimDays, now),
      });
    });

  /**
   * Puts the reward of a code into the member's reward centre. The try is counted first, whatever becomes of it, and
   * uncounted if the code gave something.
   * @throws Refusal `too_many_requests`, `account_closed`, and as `PromoCodeRefusal`
   */
  return async function redeemCode(asked: Redemption): Promise<Grant> {
    const uncount = await tries.count(asked);
    const grant = await redeem(asked);
    await uncount();
    return grant;
  };
}

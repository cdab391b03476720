import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { getVipBenefits } from '@portal/shared/contract/rewards/vip';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rateOf } from '../rebates/rebate.rules.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { createBirthdayGift } from './birthday-gift.ts';
import { createRankCorrection } from './correct-rank.ts';
import { playerRank } from './player-rank.ts';
import { vipGifts } from './vip-gifts.ts';
import { readLevels, readVipTerms } from './vip-terms.ts';

/** VIP levels: benefits, gifts, and the leaderboard (decisions/048). */
export function openVip(kernel: Kernel, deps: RewardKindDeps) {
  const birthday = createBirthdayGift(kernel, deps);
  return {
    benefits: () => vipBenefits(deps),
    gifts: (memberId: string) => vipGifts(kernel, deps, birthday, memberId),
    /** @throws Refusal as `claim` of the birthday gift */
    async claimBirthdayGift(memberId: string) {
      const paid = await birthday.claim(memberId);
      kernel.live.publish(memberId, { type: 'rewards', what: 'vip' });
      return paid;
    },
    /** @throws Refusal as `decline` of the birthday gift */
    async declineBirthdayGift(memberId: string) {
      const declined = await birthday.decline(memberId);
      kernel.live.publish(memberId, { type: 'rewards', what: 'vip' });
      return declined;
    },
    /** Ranks set by operators. */
    ranks: createRankCorrection(kernel, deps),
    playerRank: (memberId: string) => playerRank(kernel, deps, memberId),
  };
}

export type Vip = ReturnType<typeof openVip>;

/** Lists the money benefits of every level, by the current settings. */
async function vipBenefits({ settings }: Pick<RewardKindDeps, 'settings'>): Promise<CallResult<typeof getVipBenefits>> {
  const { giftsOf, turnoverPercent, birthdayDays } = await readVipTerms(settings);
  const { categories } = await settings.get('rewards.rebates');
  const levels = (await readLevels(settings)).map(({ rank }) => {
    const { upgradeMinor, birthdayMinor } = giftsOf(rank);
    const rebates = categories.map(({ gameType, mode, rates }) => ({
      gameType,
      mode,
      basisPoints: rateOf(rates, rank),
    }));
    const gifts = { upgradeGift: amountFromMinor(upgradeMinor), birthdayGift: amountFromMinor(birthdayMinor) };
    return { rank, ...gifts, rebates: rebates.filter(({ basisPoints }) => basisPoints > 0) };
  });
  return { levels, turnoverPercent, birthdayDays };
}
